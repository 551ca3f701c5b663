import type { MyOrganization } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { AheadRows, InARowRows, NoticeRows, OftenRows } from '../settings/how-much-sections.tsx';
import { LineRows } from '../settings/line-rows.tsx';
import { ruleWords } from '../settings/rule-words.ts';
import { LengthRows, OffPeakRows, PeakRows } from '../settings/when-sections.tsx';
import '../../styles/settings.css';
import { useSettingsAtOnce } from './use-settings-at-once.ts';

/** The settings for scheduling; each control saves itself. */
export function SettingsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const form = useSettingsAtOnce(organization);
  const words = ruleWords(form.edited);
  return (
    <>
      <div className="ad-note">
        <p className="mute">Each change applies at once. Reservations already made stay as they are.</p>
        <ButtonLink href={`${paths.organization}?tab=settings`} look="quiet">
          Privacy, no-shows and the log of changes
          <ArrowRight className="ic ic-16" aria-hidden="true" />
        </ButtonLink>
      </div>
      <Rules title="Peak hours" words={words.peak}>
        <PeakRows draft={form} />
      </Rules>
      <Rules title="Off-peak hours" words={words.offPeak}>
        <OffPeakRows draft={form} />
      </Rules>
      <Rules title="How long" words={words.lengths}>
        <LengthRows draft={form} />
      </Rules>
      <Rules title="How far ahead" words={words.ahead}>
        <AheadRows draft={form} />
      </Rules>
      <Rules title="How often" words={words.often}>
        <OftenRows draft={form} />
      </Rules>
      <Rules title="In a row" words={words.inARow}>
        <InARowRows draft={form} />
      </Rules>
      <Rules title="The line" words={words.line}>
        <LineRows draft={form} />
      </Rules>
      <Rules title="Reminders and notices" words={words.notices}>
        <NoticeRows draft={form} />
      </Rules>
    </>
  );
}

type RulesProps = { title: string; words: string; children: ReactNode };

function Rules({ title, words, children }: RulesProps): ReactNode {
  const id = useId();
  return (
    <section className="section set" aria-labelledby={id}>
      <header className="section-head set-head">
        <h2 id={id}>{title}</h2>
        <p className="sm mute">{words}</p>
      </header>
      <div className="section-body">
        <div className="rows set-rows">{children}</div>
      </div>
    </section>
  );
}
