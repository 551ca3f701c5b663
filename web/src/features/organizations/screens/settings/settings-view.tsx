import { m } from '@chargerota/messages';
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
              {m.organizationsSettings.howItWorks}
            </Opener>
          </div>
        </SettingsSection>
        <SettingsPart id="displays" words={m.organizationsSettings.aTelevisionOrTabletAt}>
          <ButtonLink href={displaysPath} look="quiet" className="set-open">
            {m.organizationsSettings.linksToDisplays}
            <ArrowRight className="ic ic-16" aria-hidden="true" />
          </ButtonLink>
        </SettingsPart>
        <SettingsPart id="changes" words={m.organizationsSettings.whoChangedWhatAndWhen}>
          <Opener focused={cameFrom === 'changes'} onClick={() => onOpen('changes')}>
            {m.organizationsSettings.openTheActivityLog}
          </Opener>
        </SettingsPart>
        <SettingsPart id="sent" words={m.organizationsSettings.emailsTextMessagesAndPush}>
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
  requireVehicleToJoin: m.organizationsSettings.itTellsWhoseCarIs,
  requirePhoneToJoin: m.organizationsSettings.whenThisIsOffMembersAdd,
  requireEmergencyContactToJoin: m.organizationsSettings.somebodyToCallWhenThis,
  invitationsApprove: m.organizationsSettings.whoAcceptsAnInvitationIs,
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
      ? m.organizationsSettings.aShortFormNameEmail
      : m.organizationsSettings.theFormAlsoAsksFor({
          details: listWords(asked.map((detail) => DETAIL_WORDS[detail])),
        });
  return `${form} ${settings.invitationsApprove ? m.organizationsSettings.anInvitationCountsAsApproval2 : m.organizationsSettings.anAdministratorApprovesEachPerson}`;
}

function NoShowRows({ form }: { form: SettingsForm }): ReactNode {
  const { autoMarkNoShow } = form.edited;
  return (
    <>
      <SelectRow
        form={form}
        name="earlyArrivalMinutes"
        hint={m.organizationsSettings.aMemberWhoseChargerIs}
        options={RULE_OPTIONS.earlyArrivalMinutes}
      />
      <SwitchRow
        form={form}
        name="autoMarkNoShow"
        hint={
          autoMarkNoShow
            ? m.organizationsSettings.theReservationBecomesANo
            : m.organizationsSettings.nobodyLosesAReservationBy
        }
      />
      <SelectRow
        form={form}
        name="noShowGracePeriodMinutes"
        hint={m.organizationsSettings.howLongAfterTheStart}
        options={RULE_OPTIONS.noShowGracePeriodMinutes}
      />
    </>
  );
}
