import { m } from '@chargerota/messages';
import type { QueueState } from '@chargerota/contract';
import { MOST_COUNTED } from '@chargerota/contract/sizes';
import { formatNumber } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { useRetry } from '../../health-api.ts';
import { lasting } from './verdict.ts';

const TITLES = { notifications: m.common.notifications, jobs: m.operatorHealth.jobs } as const;

const METHODS: Record<string, string> = {
  email: m.operatorHealth.mail,
  sms: m.operatorHealth.textMessage,
  push: m.operatorHealth.pushMessage,
};

type QueuePartProps = { name: keyof typeof TITLES; queue: QueueState };

/** What waits, is due, fails and was given up, with the press that tries it again. */
export function QueuePart({ name, queue }: QueuePartProps): ReactNode {
  const title = TITLES[name];
  const retry = useRetry(name);
  const isMany = (count: number): boolean => queue.isAbout && count >= MOST_COUNTED;
  const atLeast = (count: number): string => `${formatNumber(count)}${isMany(count) ? '+' : ''}`;
  const past = queue.dead - queue.retriable;
  return (
    <section className="packed shrink stack gap-12 to-start" aria-label={title}>
      <h3 className="strong">{title}</h3>
      <dl className="hl-states">
        <div>
          <dt className="sm mute">{m.operatorHealth.waiting}</dt>
          <dd className="fig fig-20">
            {isMany(queue.waiting)
              ? m.operatorHealth.aboutCount({ count: formatNumber(queue.waiting) })
              : formatNumber(queue.waiting)}
          </dd>
        </div>
        <div>
          <dt className="sm mute">{m.operatorHealth.dueNow}</dt>
          <dd className="fig fig-20">{atLeast(queue.due)}</dd>
        </div>
        <div>
          <dt className="sm mute">{m.operatorHealth.failing}</dt>
          <dd className="fig fig-20">{atLeast(queue.failing)}</dd>
        </div>
        <div>
          <dt className="sm mute">{m.operatorHealth.givenUp}</dt>
          <dd className="fig fig-20">{atLeast(queue.dead)}</dd>
        </div>
      </dl>
      {queue.oldestDueAt !== null && (
        <p className="sm mute">
          {m.operatorHealth.theOldestHasBeenDue({ duration: agoText(queue.oldestDueAt) })}
        </p>
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
          {m.operatorHealth.retryGivenUp[name]({ count: queue.retriable })}
        </Button>
      )}
      {past > 0 && <p className="sm mute">{m.operatorHealth.someAreOutOfDate({ count: past })}</p>}
    </section>
  );
}

function agoText(instant: string): string {
  const minutes = Math.floor((serverNow().getTime() - Date.parse(instant)) / 60_000);
  return minutes < 1 ? m.operatorHealth.lessThanAMinute : lasting(minutes);
}
