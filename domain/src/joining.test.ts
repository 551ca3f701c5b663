import { expect, it, test } from 'vitest';
import {
  countsAsApproval,
  DEFAULT_JOINING,
  deferredDetails,
  missingDetails,
  agreementText,
  usualAgreement,
} from './joining.ts';

const accepted = { invitationsApprove: true, role: 'user', isInviterInOffice: true, returns: false } as const;

it.each([
  ['a member is invited, where invitations approve', accepted, true],
  ['the organization decides about each person', { ...accepted, invitationsApprove: false }, false],
  ['an administrator is invited', { ...accepted, role: 'admin' as const }, false],
  ['who invited may no longer approve people', { ...accepted, isInviterInOffice: false }, false],
  ['the person was suspended or refused before', { ...accepted, returns: true }, false],
])('an invitation counts as approval or not: %s', (_case, acceptance, approves) => {
  expect(countsAsApproval(acceptance)).toBe(approves);
});

it('what the form leaves for later, and what is missing of a person', () => {
  expect(deferredDetails(DEFAULT_JOINING)).toEqual([]);
  const short = { ...DEFAULT_JOINING, requireVehicleToJoin: false, requirePhoneToJoin: false };
  expect(deferredDetails(short)).toEqual(['vehicle', 'phone']);
  expect(missingDetails({ licensePlate: 'JBR 2041', emergencyContact: '' })).toEqual([
    'phone',
    'emergencyContact',
  ]);
});

test.each([
  ['none where none is required', false, 'Be kind.', null],
  ['the organization’s own', true, 'Be kind.', 'Be kind.'],
  ['the usual one without an own text', true, null, usualAgreement('Harbor House')],
])('a new member accepts %s', (_, requiresAgreement, customAgreementText, text) => {
  expect(agreementText({ name: 'Harbor House', requiresAgreement, customAgreementText })).toBe(text);
});
