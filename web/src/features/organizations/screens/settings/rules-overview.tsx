import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Scale } from '../../../../ui/scale.tsx';
import { dayBands, ruleWords } from './rule-words.ts';
import type { Access, DayBand, Stretch } from './rule-words.ts';
import { privacyWords } from './privacy-words.ts';
import { hourText } from './setting-words.ts';
import { SettingsPart } from './settings-part.tsx';
import type { Settings } from './settings.ts';
import '../../styles/rules-overview.css';

const ACCESS_WORDS: Record<Access, { word: string; rest: string }> = {
  peak: { word: 'Peak', rest: ', reservation needed' },
  any: { word: 'Walk in', rest: ' or reserve' },
  'walk-in': { word: 'Walk in', rest: '' },
  reserve: { word: 'Reserve', rest: '' },
  nobody: { word: 'Nobody', rest: '' },
};

/** All rules at a glance: the day as members see it, and one sentence per section. */
export function RulesOverview({ settings }: { settings: Settings }): ReactNode {
  return (
    <SettingsPart
      id="rules"
      words="A summary of the rules below, which hold within each location’s opening hours. Each change there is saved at once, for all members."
    >
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
    { name: 'Peak hours', text: words.peak },
    { name: 'Off-peak', text: words.offPeak },
    { name: 'How long', text: words.lengths },
    { name: 'How far ahead', text: words.ahead },
    { name: 'How often', text: words.often },
    { name: 'In a row', text: words.inARow },
    { name: 'The line', text: words.line },
    { name: 'Arriving late', text: words.noShow },
    { name: 'Privacy', text: privacyWords(settings) },
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
                {ACCESS_WORDS[access].word}
                <span className="rest">{ACCESS_WORDS[access].rest}</span>
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
    .map(({ from, to, access }) => {
      const { word, rest } = ACCESS_WORDS[access];
      return `${hourText(from)} to ${hourText(to)}: ${word}${rest}.`;
    })
    .join(' ')}`;
