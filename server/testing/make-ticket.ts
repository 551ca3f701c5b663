import { createTicket, type RouteArguments } from '@chargerota/contract';
import type { CallAs, TestApp } from './build-test-app.ts';

/** A report as its form sends it. */
export const REPORT = {
  type: 'bug',
  category: 'booking',
  subCategory: 'Cannot reserve',
  description: 'The button to reserve does nothing.',
} as const;

/** Reports by the route, as `reporter`, or signed out with an address. @throws if that is refused */
export async function report(
  t: TestApp,
  reporter: CallAs | { userEmail: string },
  changes: Partial<RouteArguments<typeof createTicket>['body']> = {},
): Promise<{ id: string; number: number }> {
  const isSignedOut = 'userEmail' in reporter;
  const body = { ...REPORT, ...changes, ...(isSignedOut && reporter) };
  const answer = await t.call(createTicket, { body }, isSignedOut ? {} : reporter);
  if (answer.status !== 201) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The token of the link in the last mail about a ticket. Sends what is due. */
export async function lastLinkOf(t: TestApp, { number }: { number: number }): Promise<string> {
  await t.app.jobRunner.drain();
  const mail = t.mails.findLast(({ subject }) => subject.includes(`#${number}`));
  const token = /\/ticket#(\S+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no mail with a link to ticket #${number}`);
  return token;
}
