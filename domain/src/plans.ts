// The one catalogue of plans, limits and add-on prices. Money is integer US cents.
import { m } from '@chargerota/messages';
import { DAY_MS } from './durations.ts';
import { formatNumber } from '@chargerota/messages/locale';
import type { SubscriptionStatus } from './statuses.ts';

export const PLAN_NAMES = ['basic', 'premium', 'enterprise'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
export const DEFAULT_PLAN: PlanName = 'basic';

export const BILLING_CYCLES = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** The limits of a plan; `null` is unlimited. */
export interface PlanLimits {
  locations: number | null;
  members: number | null;
  spotsPerLocation: number | null;
}

export interface Plan {
  name: PlanName;
  label: string;
  priceCentsPerMonth: number;
  limits: PlanLimits;
  /** How many days before today the report reaches back; null: as far as there are figures. */
  reportDays: number | null;
  features: readonly string[];
}

/** The usage report is all the analytics that there are: sold once, under both names. */
const WHOLE_REPORT = () => m.rulesPlans.advancedAnalyticsReportOfAny;

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  basic: {
    name: 'basic',
    get label() {
      return m.rulesPlans.basic;
    },
    priceCentsPerMonth: 1_000,
    limits: { locations: 1, members: 50, spotsPerLocation: 5 },
    reportDays: 7,
    get features() {
      return [m.rulesPlans.emailSupport, m.rulesPlans.reportOfTheLast7];
    },
  },
  premium: {
    name: 'premium',
    get label() {
      return m.rulesPlans.premium;
    },
    priceCentsPerMonth: 3_000,
    limits: { locations: 5, members: 200, spotsPerLocation: 15 },
    reportDays: null,
    get features() {
      return [m.rulesPlans.prioritySupport, WHOLE_REPORT()];
    },
  },
  enterprise: {
    name: 'enterprise',
    get label() {
      return m.rulesPlans.enterprise;
    },
    priceCentsPerMonth: 20_000,
    limits: { locations: null, members: null, spotsPerLocation: null },
    reportDays: null,
    get features() {
      return [m.rulesPlans.n247PhoneSupport, m.rulesPlans.customFeatures, WHOLE_REPORT()];
    },
  },
};

export const ADD_ON_KINDS = ['member', 'location', 'spot'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

const RAISED_LIMITS = { member: 'members', location: 'locations', spot: 'spotsPerLocation' } as const;

/** Whether an add-on raises a limit of the plan; it brings nothing where there is none. */
export const raisesLimit = (kind: AddOnKind, plan: PlanName): boolean =>
  PLANS[plan].limits[RAISED_LIMITS[kind]] !== null;

/** More of something than the plan and its add-ons allow. */
export interface Exceeding {
  what: 'members' | 'locations' | 'spots';
  used: number;
  limit: number;
  /** For chargers. */
  locationName: string | null;
}

/** `Your organization has 53 members, invited people included, and this would allow 50.` */
export function exceedingSentence({ what, used, limit, locationName }: Exceeding): string {
  const exceeding = { count: used, limit: formatNumber(limit) };
  if (what === 'members') return m.rulesPlans.organizationHasMembers(exceeding);
  if (what === 'locations') return m.rulesPlans.organizationHasLocations(exceeding);
  return locationName === null
    ? m.rulesPlans.oneOfYourLocationsHasChargers(exceeding)
    : m.rulesPlans.locationHasChargers({ ...exceeding, location: locationName });
}

/** So many that have not ended; with the plan, as much as a subscription at Stripe can consist of. */
export const MOST_ADD_ONS = 19;

/** Price of one unit per billing cycle. */
export const ADD_ON_PRICES_CENTS: Readonly<Record<AddOnKind, Readonly<Record<BillingCycle, number>>>> = {
  member: { monthly: 25, annual: 250 },
  location: { monthly: 100, annual: 1_000 },
  spot: { monthly: 100, annual: 1_000 },
};

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** How many units an add-on is sold with. */
export const ADD_ON_QUANTITIES: Readonly<Record<AddOnKind, readonly number[]>> = {
  member: [...upTo(20), 25, 30, 40, 50, 75, 100],
  location: [...upTo(10), 15, 20, 25, 30, 40, 50],
  spot: upTo(10),
};

/** The numbers to which an add-on of `now` can be changed. It may have one that is sold to others only, or no more. */
export function addOnEdits(kind: AddOnKind, now: number): number[] {
  const offered = kind === 'location' ? upTo(10) : ADD_ON_QUANTITIES[kind];
  return [...new Set([...offered, now])].toSorted((one, other) => one - other);
}

/** Units of active add-ons; `spots` are those bought for one particular location. */
export interface AddOnCounts {
  locations: number;
  members: number;
  spots: number;
}

function raisedBy(limit: number | null, by: number): number | null {
  return limit === null ? null : limit + by;
}

/** The plan's limits raised by add-ons. */
export function effectiveLimits(plan: PlanName, addOns: AddOnCounts): PlanLimits {
  const base = PLANS[plan].limits;
  return {
    locations: raisedBy(base.locations, addOns.locations),
    members: raisedBy(base.members, addOns.members),
    spotsPerLocation: raisedBy(base.spotsPerLocation, addOns.spots),
  };
}

/** True if `count` things are within `limit`. */
export function isWithinLimit(count: number, limit: number | null): boolean {
  return limit === null || count <= limit;
}

export const TRIAL_DAYS = 14;
export const TRIAL_WARNING_DAYS = 3;

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
}

export interface SubscriptionFacts {
  subscriptionStatus: SubscriptionStatus;
  isInTrial: boolean;
  trialEndDate: Date | null;
  /** `past_due` because a bank took a payment back after a dispute: there is nothing that a card could be charged. */
  isOnlyTakenBack?: boolean;
}

/** An organization's subscription as its members see it. */
export type Subscription = SubscriptionFacts & { subscriptionPlan: PlanName; trialStartDate: Date | null };

export interface TrialState {
  state: 'none' | 'active' | 'expired';
  /** Days left, with a part of a day counted as one; 0 unless the trial is active. */
  daysRemaining: number;
  /** Three days or fewer are left. */
  endsSoon: boolean;
}

/** The state of an organization's trial (docs/rules.md "Trial"). */
export function trialState(organization: SubscriptionFacts, now: Date): TrialState {
  const { trialEndDate, isInTrial, subscriptionStatus } = organization;
  const none: TrialState = { state: 'none', daysRemaining: 0, endsSoon: false };
  if (!trialEndDate) return none;
  const left = trialEndDate.getTime() - now.getTime();
  // `isInTrial` is false from the end on; the status stays until there is a subscription.
  if (left <= 0) return isInTrial || subscriptionStatus === 'trial' ? { ...none, state: 'expired' } : none;
  if (!isInTrial) return none;
  const daysRemaining = Math.ceil(left / DAY_MS);
  return { state: 'active', daysRemaining, endsSoon: daysRemaining <= TRIAL_WARNING_DAYS };
}

/**
 * Whether the organization may add locations, members, spots and add-ons: not after its trial has ended, or with an
 * inactive subscription. Members can still book. An overdue payment does not prevent it.
 */
export function mayGrow(organization: SubscriptionFacts, now: Date): boolean {
  const { subscriptionStatus } = organization;
  if (subscriptionStatus === 'active' || subscriptionStatus === 'past_due') return true;
  return subscriptionStatus === 'trial' && trialState(organization, now).state === 'active';
}

/**
 * The plan whose features the organization has: its own, in the trial too, or Basic once that or the subscription has
 * ended.
 */
export const planInEffect = (
  organization: SubscriptionFacts & { subscriptionPlan: PlanName },
  now: Date,
): PlanName => (mayGrow(organization, now) ? organization.subscriptionPlan : DEFAULT_PLAN);

/** When a subscription ends that is cancelled now: with what is paid for, or at once if that is nothing. */
export const CANCELLATION_ENDS = ['at_period_end', 'at_once'] as const;
export type CancellationEnd = (typeof CANCELLATION_ENDS)[number];

/** How the subscription would end if it were cancelled; null if it cannot be. In the trial the card is removed instead. */
export function cancellationEnd(organization: SubscriptionFacts, now: Date): CancellationEnd | null {
  const { subscriptionStatus, isOnlyTakenBack = false } = organization;
  if (subscriptionStatus === 'past_due') return isOnlyTakenBack ? 'at_period_end' : 'at_once';
  const isActive = subscriptionStatus === 'active' && trialState(organization, now).state !== 'active';
  return isActive ? 'at_period_end' : null;
}
