import type { MyOrganization } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { displaysPath } from '../../../../lib/paths.ts';
import type { FormDraft } from '../../../../lib/use-form-draft.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { NoticeUsageSection } from '../../../notifications/screens/notice-usage.tsx';
import { DetailsSection } from './details-section.tsx';
import type { Details } from './details.ts';
import { NoShowRows } from './no-show-rows.tsx';
import { OrganizationInfo } from './organization-info.tsx';
import { PART_TITLES } from './parts.ts';
import { PrivacySwitches } from './privacy-switches.tsx';
import { privacyWords } from './privacy-words.ts';
import { ruleWords } from './rule-words.ts';
import { RulesOverview } from './rules-overview.tsx';
import { RulesSections } from './rules-sections.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings.ts';

export type SubViewName = 'privacy' | 'changes';

type SettingsViewProps = {
  organization: MyOrganization;
  form: SettingsForm;
  details: FormDraft<Details>;
  onOpen: (view: SubViewName) => void;
  /** The sub-view that was just left: the button that opened it gets the focus. */
  cameFrom: SubViewName | null;
};

export function SettingsView(props: SettingsViewProps): ReactNode {
  const { organization, form, details, onOpen, cameFrom } = props;
  return (
    <div className="set-page">
      <SettingsIndex />
      <div className="set-parts">
        <OrganizationInfo organization={organization} />
        <DetailsSection organization={organization} draft={details} />
        <RulesOverview settings={form.saved} />
        <RulesSections form={form} />
        <NoticeUsageSection headingId="sent" organizationId={organization.id} />
        <SettingsSection form={form} section="noShow" words={ruleWords(form.edited).noShow}>
          <NoShowRows form={form} />
        </SettingsSection>
        <SettingsSection form={form} section="privacy" words={privacyWords(form.edited)}>
          <PrivacySwitches settings={form.edited} onChange={form.set} />
          <div className="set-row">
            <Opener focused={cameFrom === 'privacy'} onClick={() => onOpen('privacy')}>
              How it Works
            </Opener>
          </div>
        </SettingsSection>
        <Section id="displays" title={PART_TITLES.displays}>
          <p className="mute">
            A television or tablet at the entrance shows a location’s chargers, live and without signing in.
          </p>
          <ButtonLink href={displaysPath} look="quiet" className="set-open">
            Links to displays
            <ArrowRight className="ic ic-16" aria-hidden="true" />
          </ButtonLink>
        </Section>
        <Section id="changes" title={PART_TITLES.changes}>
          <p className="mute">Who changed what, and when: settings, members, invitations and locations.</p>
          <Opener focused={cameFrom === 'changes'} onClick={() => onOpen('changes')}>
            Open the activity log
          </Opener>
        </Section>
      </div>
    </div>
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
