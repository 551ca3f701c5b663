import type { MyOrganization } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { JoiningSettings } from '@chargerota/domain';
import { deferredDetails, JOINING_DETAILS, listWords, RULE_OPTIONS } from '@chargerota/domain';
import { displaysPath } from '../../../../lib/paths.ts';
import type { FormDraft } from '../../../../lib/use-form-draft.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { NotificationUsage } from '../../../notifications/screens/notification-usage.tsx';
import { DetailsSection } from './details-section.tsx';
import type { Details } from './details.ts';
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
import { SelectRow, SwitchRow } from './setting-rows.tsx';
import { DETAIL_WORDS } from '../../../accounts/profile/detail-words.ts';

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
          <div className="set-row py-10">
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
          <NotificationUsage organizationId={organization.id} />
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

const HINTS: Record<keyof JoiningSettings, string> = {
  requireVehicleToJoin:
    'It tells whose car is at a charger. When this is off, members add it later, on their dashboard.',
  requirePhoneToJoin: 'When this is off, members add it later, on their dashboard.',
  requireEmergencyContactToJoin:
    'Somebody to call. When this is off, members add it later, on their dashboard.',
  invitationsApprove:
    'Who accepts an invitation is a member at once. Invited administrators, and people whom you have suspended or refused before, still wait for your approval.',
};
const NAMES = Object.keys(HINTS) as (keyof JoiningSettings)[];

/** What invited people are asked for, and whether they wait for a decision. */
const JoiningRows = ({ form }: { form: SettingsForm }): ReactNode =>
  NAMES.map((name) => <SwitchRow key={name} form={form} name={name} hint={HINTS[name]} />);

/** The settings of joining in two sentences. */
function joiningWords(settings: JoiningSettings): string {
  const deferred = deferredDetails(settings);
  const asked = JOINING_DETAILS.filter((detail) => !deferred.includes(detail));
  const form =
    asked.length === 0
      ? 'A short form: name, email and password.'
      : `The form also asks for ${listWords(asked.map((detail) => DETAIL_WORDS[detail]))}.`;
  return `${form} ${settings.invitationsApprove ? 'An invitation counts as approval.' : 'An administrator approves each person.'}`;
}

function NoShowRows({ form }: { form: SettingsForm }): ReactNode {
  const { autoMarkNoShow } = form.edited;
  return (
    <>
      <SelectRow
        form={form}
        name="earlyArrivalMinutes"
        hint="A member whose charger is empty can start before the reservation does; it ends when it would have."
        options={RULE_OPTIONS.earlyArrivalMinutes}
      />
      <SwitchRow
        form={form}
        name="autoMarkNoShow"
        hint={
          autoMarkNoShow
            ? 'The reservation becomes a no-show automatically, and the rest of its time is free for others.'
            : 'Nobody loses a reservation by being late, and a charger that nobody came for stays taken.'
        }
      />
      <SelectRow
        form={form}
        name="noShowGracePeriodMinutes"
        hint="How long after the start a member can confirm their arrival."
        options={RULE_OPTIONS.noShowGracePeriodMinutes}
      />
    </>
  );
}
