import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Scale } from '../../../../ui/scale.tsx';
import { dayBands, ruleWords } from './rule-words.ts';
import type { DayBand, Stretch } from './rule-words.ts';
import { privacyWords } from './privacy-words.ts';
import { hourText } from './setting-words.ts';
import { SettingsPart } from './settings-part.tsx';
import type { Settings } from './settings.ts';
import '../../styles/rules-overview.css';

/** All rules at a glance: the day as members see it, and one sentence per section. */
export function RulesOverview({ settings }: { settings: Settings }): ReactNode {
  return (
    <SettingsPart id="rules" words={m.organizationsSettings.aSummaryOfTheRules}>
      <div className="ov-bands stack gap-6 pt-4">
        {dayBands(settings).map((band) => (
          <Band key={band.days} band={band} />
        ))}
        <Scale labelEvery={3} />
      </div>
      <ul className="ov-words stack mt-8">
        {wordsOf(settings).map(({ name, text }) => (
          <li key={name}>
            <span className="sm mute">{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </SettingsPart>
  );
}

function wordsOf(settings: Settings): { name: string; text: string }[] {
  const words = ruleWords(settings);
  return [
    { name: m.organizationsSettings.peakHours, text: words.peak },
    { name: m.organizationsSettings.offPeak, text: words.offPeak },
    { name: m.organizationsSettings.howLong, text: words.lengths },
    { name: m.organizationsSettings.howFarAhead, text: words.ahead },
    { name: m.organizationsSettings.howOften, text: words.often },
    { name: m.organizationsSettings.inARow, text: words.inARow },
    { name: m.common.theLine, text: words.line },
    { name: m.organizationsSettings.arrivingLate, text: words.noShow },
    { name: m.organizationsSettings.privacy, text: privacyWords(settings) },
  ];
}

function Band({ band: { days, stretches } }: { band: DayBand }): ReactNode {
  return (
    <div className="ov-band">
      <span className="ov-days sm strong" aria-hidden="true">
        {days}
      </span>
      <span className="vh">{describe(days, stretches)}</span>
      <div className="ov-track" aria-hidden="true">
        {stretches.map(({ from, to, access }) => (
          <div
            key={from}
            className={`ov-s is-${access}`}
            style={{ insetInlineStart: `${(from / 24) * 100}%`, width: `${((to - from) / 24) * 100}%` }}
          >
            <span className="ov-w row medium nowrap">
              {access === 'peak' && <Clock className="ic ic-14" />}
              <span>
                <Rich
                  of={m.organizationsSettings.access[access]}
                  rest={(it) => <span className="rest">{it}</span>}
                />
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const describe = (days: string, stretches: readonly Stretch[]): string =>
  `${days}. ${stretches
    .map(({ from, to, access }) =>
      m.organizationsSettings.accessFromTo[access]({ from: hourText(from), to: hourText(to) }),
    )
    .join(' ')}`;
