import type { MyOrganization } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { displaysPath } from '../../../../lib/paths.ts';
import type { FormDraft } from '../../../../lib/use-form-draft.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { NoticeUsage } from '../../../notifications/screens/notice-usage.tsx';
import { DetailsSection } from './details-section.tsx';
import type { Details } from './details.ts';
import { JoiningRows } from './joining-rows.tsx';
import { joiningWords } from './joining-words.ts';
import { NoShowRows } from './no-show-rows.tsx';
import { OrganizationInfo } from './organization-info.tsx';
import { PrivacySwitches } from './privacy-switches.tsx';
import { privacyWords } from './privacy-words.ts';
import { ruleWords } from './rule-words.ts';
import { RulesOverview } from './rules-overview.tsx';
import { RulesSections } from './rules-sections.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { SettingsPart } from './settings-part.tsx';
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
        <SettingsSection form={form} section="joining" words={joiningWords(form.edited)}>
          <JoiningRows form={form} />
        </SettingsSection>
        <RulesOverview settings={form.saved} />
        <RulesSections form={form} />
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
        <SettingsPart
          id="displays"
          words="A television or tablet at the entrance shows a location’s chargers, live and without signing in."
        >
          <ButtonLink href={displaysPath} look="quiet" className="set-open">
            Links to displays
            <ArrowRight className="ic ic-16" aria-hidden="true" />
          </ButtonLink>
        </SettingsPart>
        <SettingsPart
          id="changes"
          words="Who changed what, and when: settings, members, invitations and locations."
        >
          <Opener focused={cameFrom === 'changes'} onClick={() => onOpen('changes')}>
            Open the activity log
          </Opener>
        </SettingsPart>
        <SettingsPart id="sent" words="Emails, text messages and push messages, by month.">
          <NoticeUsage organizationId={organization.id} />
        </SettingsPart>
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
