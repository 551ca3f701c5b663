import type { QueueState } from '@chargerota/contract';
import { MOST_COUNTED } from '@chargerota/contract/sizes';
import { formatNumber } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { useRetry } from '../../health-api.ts';
import { lasting } from './verdict.ts';

const WORDS = {
  notifications: { title: 'Notifications', one: 'notification', many: 'notifications' },
  jobs: { title: 'Jobs', one: 'job', many: 'jobs' },
} as const;

const METHODS: Record<string, string> = { email: 'Mail', sms: 'Text message', push: 'Push message' };

type QueuePartProps = { name: keyof typeof WORDS; queue: QueueState };

/** What waits, is due, fails and was given up, with the press that tries it again. */
export function QueuePart({ name, queue }: QueuePartProps): ReactNode {
  const { title, one, many } = WORDS[name];
  const retry = useRetry(name);
  const isMany = (count: number): boolean => queue.isAbout && count >= MOST_COUNTED;
  const atLeast = (count: number): string => `${formatNumber(count)}${isMany(count) ? '+' : ''}`;
  const past = queue.dead - queue.retriable;
  return (
    <section className="packed shrink stack gap-12 to-start" aria-label={title}>
      <h3 className="strong">{title}</h3>
      <dl className="hl-states">
        <div>
          <dt className="sm mute">Waiting</dt>
          <dd className="fig fig-20">
            {isMany(queue.waiting) && 'about '}
            {formatNumber(queue.waiting)}
          </dd>
        </div>
        <div>
          <dt className="sm mute">Due now</dt>
          <dd className="fig fig-20">{atLeast(queue.due)}</dd>
        </div>
        <div>
          <dt className="sm mute">Failing</dt>
          <dd className="fig fig-20">{atLeast(queue.failing)}</dd>
        </div>
        <div>
          <dt className="sm mute">Given up</dt>
          <dd className="fig fig-20">{atLeast(queue.dead)}</dd>
        </div>
      </dl>
      {queue.oldestDueAt !== null && (
        <p className="sm mute">The oldest has been due for {agoText(queue.oldestDueAt)}.</p>
      )}
      {queue.reasons.length > 0 && (
        <ul className="hl-reasons stack sm">
          {queue.reasons.map(({ what, reason, count }) => (
            <li className="stack" key={`${what} ${reason}`}>
              <span className="fig">{formatNumber(count)}</span>
              <span>
                <b className="strong">{METHODS[what] ?? what}</b> <span className="mute">{reason}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {queue.retriable > 0 && (
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          Retry {formatNumber(queue.retriable)} {queue.retriable === 1 ? one : many}
        </Button>
      )}
      {past > 0 && (
        <p className="sm mute">
          {past === 1
            ? 'One is out of date, such as a past reminder, and stays as it is.'
            : `${formatNumber(past)} are out of date, such as past reminders, and stay as they are.`}
        </p>
      )}
    </section>
  );
}

function agoText(instant: string): string {
  const minutes = Math.floor((serverNow().getTime() - Date.parse(instant)) / 60_000);
  return minutes < 1 ? 'less than a minute' : lasting(minutes);
}
