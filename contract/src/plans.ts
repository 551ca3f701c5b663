import { PLAN_NAMES, SUBSCRIPTION_STATUSES } from '@chargerota/domain';
import * as z from 'zod';

export const planId = z.enum(PLAN_NAMES);
export type PlanId = z.infer<typeof planId>;

export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
