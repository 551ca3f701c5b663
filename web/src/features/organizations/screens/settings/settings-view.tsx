import type { MyOrganization } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { FormDraft } from '../../../../lib/use-form-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { NoticeUsageSection } from '../../../notifications/screens/notice-usage.tsx';
import { AheadRows, InARowRows, NoticeRows, OftenRows } from './how-much-sections.tsx';
import { DetailsSection } from './details-section.tsx';
import type { Details } from './details.ts';
import { LineRows } from './line-rows.tsx';
import { NoShowRows } from './no-show-rows.tsx';
import { OrganizationInfo } from './organization-info.tsx';
import { PrivacySwitches } from './privacy-switches.tsx';
import { privacyWords } from './privacy-words.ts';
import { ruleWords } from './rule-words.ts';
import { RulesOverview } from './rules-overview.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { Draft } from './use-draft.ts';
import { LengthRows, OffPeakRows, PeakRows } from './when-sections.tsx';

export type SubViewName = 'privacy' | 'changes';

type SettingsViewProps = {
  organization: MyOrganization;
  draft: Draft;
  details: FormDraft<Details>;
  onOpen: (view: SubViewName) => void;
  /** The sub-view that was just left: the button that opened it gets the focus. */
  cameFrom: SubViewName | null;
};

export function SettingsView(props: SettingsViewProps): ReactNode {
  const { organization, draft, details, onOpen, cameFrom } = props;
  const words = ruleWords(draft.edited);
  const common = { organizationId: organization.id, draft };
  const rules = { ...common, kind: 'rules' } as const;
  return (
    <>
      <OrganizationInfo organization={organization} />
      <DetailsSection organization={organization} draft={details} />
      <RulesOverview draft={draft} />
      <SettingsSection {...rules} section="peak" title="Peak hours" words={words.peak}>
        <PeakRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="offPeak" title="Off-peak hours" words={words.offPeak}>
        <OffPeakRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="lengths" title="How long" words={words.lengths}>
        <LengthRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="ahead" title="How far ahead" words={words.ahead}>
        <AheadRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="often" title="How often" words={words.often}>
        <OftenRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="inARow" title="In a row" words={words.inARow}>
        <InARowRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="line" title="The line" words={words.line}>
        <LineRows draft={draft} />
      </SettingsSection>
      <SettingsSection {...rules} section="notices" title="Reminders and notices" words={words.notices}>
        <NoticeRows draft={draft} />
      </SettingsSection>
      <NoticeUsageSection organizationId={organization.id} />
      <SettingsSection {...common} kind="noShow" section="noShow" title="Auto no-show" words={words.noShow}>
        <NoShowRows draft={draft} />
      </SettingsSection>
      <SettingsSection
        {...common}
        kind="privacy"
        section="privacy"
        title="Reservation privacy"
        words={privacyWords(draft.edited)}
      >
        <PrivacySwitches settings={draft.edited} onChange={draft.set} />
        <div className="set-row">
          <Opener focused={cameFrom === 'privacy'} onClick={() => onOpen('privacy')}>
            How it Works
          </Opener>
        </div>
      </SettingsSection>
      <Section title="Changes">
        <p className="mute">Who changed what, and when: settings, members, invitations and locations.</p>
        <Opener focused={cameFrom === 'changes'} onClick={() => onOpen('changes')}>
          Everything administrators changed
        </Opener>
      </Section>
    </>
  );
}

type OpenerProps = Pick<ComponentProps<'button'>, 'onClick' | 'children'> & { focused: boolean };

/** The button that opens a sub-view. With `focused` it is scrolled into sight and focused once, on coming back. */
function Opener({ focused, ...rest }: OpenerProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(focused);
  useEffect(() => {
    if (!wasOpened.current) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} look="quiet" className="set-open" onClick={rest.onClick}>
      {rest.children}
      <ArrowRight className="ic ic-16" aria-hidden="true" />
    </Button>
  );
}
