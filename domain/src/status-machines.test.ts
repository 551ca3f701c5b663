import { expect, it } from 'vitest';
import { US_STATES } from './reference-lists.ts';
import { REPORT_CATEGORIES, subCategories } from './report-categories.ts';
import { RESERVATION_TRANSITIONS } from './reservation-status.ts';
import {
  INVITATION_TRANSITIONS,
  mayFollow,
  MEMBERSHIP_TRANSITIONS,
  TICKET_TRANSITIONS,
  USER_TRANSITIONS,
} from './status-machines.ts';

it('lets only the states follow that the product has', () => {
  expect([
    mayFollow(USER_TRANSITIONS, 'pending', 'approved'),
    mayFollow(USER_TRANSITIONS, 'approved', 'rejected'),
    mayFollow(MEMBERSHIP_TRANSITIONS, 'suspended', 'active'),
    mayFollow(MEMBERSHIP_TRANSITIONS, 'active', 'pending'),
    mayFollow(INVITATION_TRANSITIONS, 'revoked', 'accepted'),
    mayFollow(TICKET_TRANSITIONS, 'completed', 'pending'),
    mayFollow(RESERVATION_TRANSITIONS, 'confirmed', 'no_show'),
    mayFollow(RESERVATION_TRANSITIONS, 'arrived', 'cancelled'),
    mayFollow(RESERVATION_TRANSITIONS, 'no_show', 'arrived'),
  ]).toEqual([true, false, true, false, false, true, true, false, false]);
});

it('offers all states of the country, and Other under every report category', () => {
  expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
  const lists = Object.values(REPORT_CATEGORIES).flatMap((categories) => Object.values(categories));
  expect(lists).toHaveLength(20);
  expect(lists.filter((list) => list.at(-1) !== 'Other')).toEqual([]);
  expect(subCategories('feature', 'display')).toEqual([]);
  expect(subCategories('bug', 'constructor')).toEqual([]);
});
