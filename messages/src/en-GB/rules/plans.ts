import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPlans = {
  organizationHasMembers: ({ count, limit }) =>
    plural(count, {
      one: `Your organisation has ${number(count)} member, invited people included, and this would allow ${limit}.`,
      other: `Your organisation has ${number(count)} members, invited people included, and this would allow ${limit}.`,
    }),
  organizationHasLocations: ({ count, limit }) =>
    plural(count, {
      one: `Your organisation has ${number(count)} location, and this would allow ${limit}.`,
      other: `Your organisation has ${number(count)} locations, and this would allow ${limit}.`,
    }),
} satisfies Partial<Messages['rulesPlans']>;
