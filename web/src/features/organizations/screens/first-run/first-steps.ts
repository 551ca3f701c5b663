// What an administrator of a new organization does first, and what of it is done. Pure.
import { m } from '@chargerota/messages';
import type { FirstSteps as FirstStepsSaid, Location, MyOrganization, Spot } from '@chargerota/contract';
import {
  DEFAULT_CHARGING_TYPE,
  DEFAULT_POWER_OUTPUT,
  deferredDetails,
  DEFAULT_RULES,
  usualConnector,
} from '@chargerota/domain';
import { invitePath, paths, rulesPath } from '../../../../lib/paths.ts';
import { cardAddress } from '../../../billing/addresses.ts';
import { chargersAddress, NEW_LOCATION } from '../../../locations/addresses.ts';
import { planCapacityOf } from '../../plan-capacity.ts';

/** Steps whose subject may be right as it is: nothing is changed then that would tell. */
export type Mark = Exclude<keyof FirstStepsSaid, 'isPutAway'>;

export type StepId = 'location' | 'chargers' | 'rules' | 'invite';

export type FirstStep = {
  id: StepId;
  title: string;
  /** What it brings. */
  text: string;
  /** The words of the button. */
  action: string;
  /** The form; null while another step comes before it. */
  href: string | null;
  /** By which somebody says that it is done, if it may be right as it is. */
  mark: Mark | null;
  /** Whether the form that invited people fill in can be made a short one. */
  offersShortForm?: boolean;
  isDone: boolean;
};

export type Facts = {
  organization: MyOrganization;
  locations: readonly Location[];
  /** Those in use. */
  chargers: readonly Spot[];
  members: number;
  /** Open invitations. */
  invited: number;
};

/** After this time, an organization that is in use is not told of what it may have left as it was. */
const NEW_FOR_MS = 30 * 24 * 3_600_000;

/** The four steps; null once all are done, once they were put away, or where the organization has long been in use. */
export function firstSteps(facts: Facts, now: Date): FirstStep[] | null {
  const { organization, members, invited } = facts;
  const { chargersChecked, rulesChecked, isPutAway } = organization.firstSteps;
  const active = facts.locations.filter(({ isActive }) => isActive);
  const [first] = active;
  const isInUse = active.length > 0 && members > 1;
  const isNew = now.getTime() - new Date(organization.createdAt).getTime() < NEW_FOR_MS;
  if (isPutAway || (isInUse && !isNew)) return null;
  const { disabledReason } = planCapacityOf(organization, now);
  // Nothing can be added once the trial or the subscription has ended.
  const planFirst = disabledReason && {
    text: disabledReason,
    action: m.organizationsFirstRun.chooseAPlan,
    href: cardAddress(paths.dashboard),
  };
  const steps: FirstStep[] = [
    {
      id: 'location',
      title: m.organizationsFirstRun.addALocation,
      text: m.organizationsFirstRun.membersReserveAtAPlace,
      action: m.organizationsFirstRun.addALocation,
      href: NEW_LOCATION,
      ...(active.length === 0 && planFirst),
      mark: null,
      isDone: active.length > 0,
    },
    {
      id: 'chargers',
      title: m.organizationsFirstRun.checkItsChargers,
      text: m.organizationsFirstRun.powerAndConnectorTellMembers,
      action: m.organizationsFirstRun.openTheChargers,
      href: first ? chargersAddress(first.id) : null,
      mark: 'chargersChecked',
      isDone: active.length > 0 && (chargersChecked || isAnyChargerChanged(facts)),
    },
    {
      id: 'rules',
      title: m.organizationsFirstRun.checkTheRules,
      text: m.organizationsFirstRun.howLongHowOftenAnd,
      action: m.organizationsFirstRun.openTheRules,
      href: rulesPath,
      mark: 'rulesChecked',
      isDone: rulesChecked || isAnyRuleChanged(organization),
    },
    {
      id: 'invite',
      title: m.organizationsFirstRun.inviteMembers,
      text: organization.invitationsApprove
        ? m.organizationsFirstRun.theyJoinByTheLink
        : m.organizationsFirstRun.theyJoinByTheLinkAndYouApprove,
      action: m.organizationsFirstRun.inviteMembers,
      href: invitePath,
      ...planFirst,
      mark: null,
      offersShortForm: deferredDetails(organization).length === 0,
      isDone: members > 1 || invited > 0,
    },
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

/** Whether any charger is no longer as new ones are. */
function isAnyChargerChanged({ chargers, locations }: Facts): boolean {
  const zones = new Map(locations.map(({ id, timezone }) => [id, timezone]));
  return chargers.some(
    ({ locationId, chargingType, connectorType, powerOutput, lastStatusUpdate }) =>
      chargingType !== DEFAULT_CHARGING_TYPE ||
      powerOutput !== DEFAULT_POWER_OUTPUT ||
      connectorType !== usualConnector(zones.get(locationId) ?? '') ||
      lastStatusUpdate !== null,
  );
}

const isAnyRuleChanged = (organization: MyOrganization): boolean =>
  (Object.keys(DEFAULT_RULES) as (keyof typeof DEFAULT_RULES)[]).some(
    (rule) => organization[rule] !== DEFAULT_RULES[rule],
  );
