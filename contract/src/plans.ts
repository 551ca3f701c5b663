import * as z from 'zod';

export const planId = z.enum(['basic', 'premium', 'enterprise']);
export type PlanId = z.infer<typeof planId>;

export const subscriptionStatus = z.enum(['active', 'inactive', 'trial', 'past_due']);
