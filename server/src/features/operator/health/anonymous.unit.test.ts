import { expect, test } from 'vitest';
import { anonymous } from './anonymous.ts';

test.each([
  ['550 5.1.1 <anna.berg@example.com>: no mailbox here', '550 5.1.1 (address): no mailbox here'],
  ['refused for "Anna" anna+ev@example.com, try later', 'refused for "Anna" (address), try later'],
  ['cannot text +1 (415) 555-0134 today', 'cannot text (number) today'],
  ['see https://user:secret@mail.example.org/queue?id=7', 'see (link)'],
  ['key sk_live_51Habc0defGHIjkl was refused', 'key (id) was refused'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['Twilio refused it, status 400, code 21614', 'Twilio refused it, status 400, code 21614'],
])('of “%s” operators read “%s”', (said, shown) => {
  expect(anonymous(said)).toBe(shown);
});
