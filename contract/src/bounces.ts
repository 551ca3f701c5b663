import * as z from 'zod';
import { email } from './common.ts';
import { anyone, defineRoute } from './route.ts';

const MOST_CHARACTERS = 1_000_000;

export const takeBounce = defineRoute({
  method: 'POST',
  path: '/api/mail/bounces',
  summary:
    'Says that mail has come back: the message of a mail server (`message/rfc822`, RFC 3464), or a provider’s statement',
  access: anyone('with the secret of the installation; off until it is set'),
  body: z.union([
    z.string().max(MOST_CHARACTERS),
    /** `hard`: there is no such address. */
    z.strictObject({ recipient: email, type: z.enum(['hard', 'soft']) }),
  ]),
  response: z.object({
    /**
     * `taken`: nothing is sent to that address any more. `not_permanent`: it may pass. `not_ours`: it does not quote a mail
     * of ours, or an old one. `no_report`: an answer, an automatic reply, or a report of anything but a failure.
     */
    outcome: z.enum(['taken', 'not_permanent', 'not_ours', 'no_report']),
  }),
  errors: ['forbidden'],
});
