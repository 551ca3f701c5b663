import { Rich } from '../../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { OperatorLogEntry } from '@chargerota/contract';
import { OPERATOR_LOG_TOPICS } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { byDay } from '../../../../../lib/by-day.ts';
import type { DayOf } from '../../../../../lib/by-day.ts';
import { formatDay, viewerZone } from '../../../../../lib/dates.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field, Select } from '../../../../../ui/field.tsx';
import { PagedList } from '../../../../../ui/paged-list.tsx';
import { EmptyState, SkeletonRows } from '../../../../../ui/states.tsx';
import { Time } from '../../../../../ui/time.tsx';
import { operatorLogQuery } from '../../../operator-api.ts';
import { LiveSearch } from '../../../../../ui/live-search.tsx';
import { useFilter } from '../../use-filter.ts';
import { actWords, factsOf, TOPIC_WORDS } from './log-words.ts';

/** What operators did, newest first. */
export function LogTab(): ReactNode {
  const { filter, page, set, clear } = useFilter(['topic', 'search']);
  const topic = OPERATOR_LOG_TOPICS.find((known) => known === filter.topic);
  const { search } = filter;
  const log = useQuery(operatorLogQuery({ page, ...(topic && { topic }), ...(search && { search }) }));
  const isFiltering = Boolean(topic ?? search);
  return (
    <section aria-label={m.operatorPortal.log}>
      <search className="op-filter" aria-label={m.operatorPortal.log}>
        <LiveSearch
          placeholder={m.operatorPortal.nameOrEmail}
          value={search ?? ''}
          onChange={(text) => set({ search: text })}
        />
        <Field label={m.operatorPortal.topic}>
          <Select value={topic ?? ''} onChange={({ target }) => set({ topic: target.value })}>
            <option value="">{m.operatorPortal.everything}</option>
            {OPERATOR_LOG_TOPICS.map((known) => (
              <option key={known} value={known}>
                {TOPIC_WORDS[known]}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <PagedList
        query={log}
        of="entries"
        page={page}
        onTurn={(next) => set({ page: String(next) })}
        loading={<SkeletonRows rows={6} />}
        failedTitle={m.operatorPortal.theLogCouldNotBe}
        failedText={m.operatorPortal.everyEntryIsKeptTry}
        empty={
          isFiltering ? (
            <EmptyState
              title={m.operatorPortal.noSuchEntry}
              action={<Button onClick={clear}>{m.operatorPortal.showTheWholeLog}</Button>}
            >
              {m.operatorPortal.nothingThatOperatorsDidMatches}
            </EmptyState>
          ) : (
            <EmptyState title={m.operatorPortal.nothingHasBeenDoneYet}>
              {m.operatorPortal.whatOperatorsDoToTickets}
            </EmptyState>
          )
        }
      >
        {(entries) =>
          byDay(entries, viewerZone(), ({ at }) => at).map((day) => <Day key={day.date} {...day} />)
        }
      </PagedList>
    </section>
  );
}

const Day = ({ date, items }: DayOf<OperatorLogEntry>): ReactNode => (
  <section className="op-day mt-24" aria-label={formatDay(date)}>
    <h2>{formatDay(date)}</h2>
    <ol className="rows">
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  </section>
);

function Entry({ entry }: { entry: OperatorLogEntry }): ReactNode {
  const facts = factsOf(entry);
  return (
    <li className="op-entry stack gap-2-16 py-10">
      <Time at={new Date(entry.at)} />
      <div className="words">
        <p>
          <Rich
            of={actWords(entry)}
            operator={<span className="strong">{entry.operator}</span>}
            subject={entry.subject?.label}
            service={typeof entry.facts['service'] === 'string' ? entry.facts['service'] : undefined}
          />
        </p>
        {facts.length > 0 && (
          <dl className="line gap-2-16 sm">
            {facts.map(({ label, text }) => (
              <div key={label} className="row gap-8">
                <dt className="mute">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
