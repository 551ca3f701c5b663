import { expect, test } from 'vitest';
import { deniesAddress, reportsNoAddress } from './hard-bounce.ts';

test.each([
  ['550 5.1.1 <nobody@example.net>: Recipient address rejected: User unknown', true],
  ['550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try again', true],
  ['550 5.1.2 Bad destination system', true],
  ['501 5.1.3 Bad recipient address syntax', true],
  ['551 5.1.6 The mailbox has moved', true],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', true],
  ['556 5.1.10 Recipient address has null MX', true],
  ['550 5.4.4 Host not found', true],
  // About the sender, or about anything.
  ['553 5.1.7 The sender’s address was syntactically invalid', false],
  ['553 5.1.8 Sender address rejected: Domain not found', false],
  ['550 5.1.0 Sender denied', false],
  ['550 5.1.17 A code of later', false],
  // It may pass, or is a policy.
  ['552 5.2.2 Mailbox full', false],
  ['550 5.2.1 The account receives mail at a rate that prevents further messages', false],
  ['550 5.7.1 Relay access denied', false],
  ['550 5.7.26 This mail is unauthenticated', false],
  ['450 4.1.1 Mailbox unavailable', false],
  ['421 4.7.0 Try again later', false],
  // Three digits alone can be a policy, too; and codes count only where answers have them.
  ['550 No such user here', false],
  ['554 Blocked, see https://example.org/5.1.1', false],
])('the answer %j says that there is no such address: %j', (answer, expected) => {
  expect(deniesAddress(answer)).toBe(expected);
});

test.each([
  ['5.1.1', '', true],
  ['5.1.1 (bad destination mailbox address)', 'smtp; 550 no such user', true],
  // Exim has no code of its own: the diagnosis has that of the recipient's server.
  ['5.0.0', 'smtp; 550 5.1.1 User unknown', true],
  ['5.0.0', 'SMTP;550-5.1.1 User unknown', true],
  ['5.0.0', 'smtp; 550 5.7.1 Blocked', false],
  ['5.0.0', 'smtp; 550 User unknown', false],
  ['5.7.1', 'smtp; 550 5.1.1 User unknown', false],
  ['5.2.2', 'smtp; 552 5.2.2 Over quota', false],
  ['4.4.1', 'smtp; 550 5.1.1 User unknown', false],
  ['', '', false],
])('a report with status %j and diagnosis %j says so: %j', (status, diagnosis, expected) => {
  expect(reportsNoAddress(status, diagnosis)).toBe(expected);
});
