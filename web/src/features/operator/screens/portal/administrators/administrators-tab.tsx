import type { Administrator } from '@chargerota/contract';
import { formatPhone, USER_STATUSES } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Field, Select } from '../../../../../ui/field.tsx';
import { PagedList } from '../../../../../ui/paged-list.tsx';
import { EmptyState, SkeletonRows } from '../../../../../ui/states.tsx';
import { administratorsQuery } from '../../../operator-api.ts';
import { LiveSearch } from '../../../../../ui/live-search.tsx';
import { useFilter } from '../../use-filter.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { joinedOn, nameOf, organizationsOf, STATUS_TONES, STATUS_WORDS } from './words.ts';

/** The administrators of all organizations. */
export function AdministratorsTab(): ReactNode {
  const { filter, page, set, clear } = useFilter(['search', 'status']);
  const status = USER_STATUSES.find((known) => known === filter.status);
  const { search } = filter;
  const people = useQuery(
    administratorsQuery({ page, ...(search && { search }), ...(status && { status }) }),
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Administrator | null>(null);
  const isFiltering = Boolean(search ?? status);
  return (
    <section aria-label="Administrators">
      <search className="op-filter" aria-label="Administrators">
        <LiveSearch
          placeholder="Name, email, phone or organization"
          value={search ?? ''}
          onChange={(text) => set({ search: text })}
        />
        <Field label="Status">
          <Select value={status ?? ''} onChange={({ target }) => set({ status: target.value })}>
            <option value="">All</option>
            {USER_STATUSES.map((known) => (
              <option key={known} value={known}>
                {STATUS_WORDS[known]}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <PagedList
        query={people}
        noun={['administrator', 'administrators']}
        page={page}
        onTurn={(next) => set({ page: String(next) })}
        loading={<SkeletonRows rows={6} />}
        failedTitle="The administrators could not be loaded"
        failedText="Nothing was changed. Try again in a moment."
        empty={
          isFiltering ? (
            <EmptyState title="No such administrator" action={<Button onClick={clear}>Show all</Button>}>
              Nobody matches this search.
            </EmptyState>
          ) : (
            <EmptyState title="No administrators yet">
              Everyone who registers an organization is listed here.
            </EmptyState>
          )
        }
      >
        {(listed) => <PeopleTable people={listed} onOpen={setOpenId} onAsk={setAsked} />}
      </PagedList>
      {openId && <DetailsDialog id={openId} onClose={() => setOpenId(null)} />}
      {asked && (
        <PauseDialog
          person={asked}
          words={{ suspend: 'Pause', reinstate: 'Reinstate' }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

type PeopleTableProps = {
  people: Administrator[];
  onOpen: (id: string) => void;
  onAsk: (person: Administrator) => void;
};

/** A table; on phones each row is a card. A press anywhere on a row opens it, by its name's button. */
function PeopleTable({ people, onOpen, onAsk }: PeopleTableProps): ReactNode {
  return (
    <table className="op-table">
      <thead className="sm mute">
        <tr>
          <th scope="col">Organization</th>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Phone</th>
          <th scope="col">Status</th>
          <th scope="col">Joined</th>
          <th scope="col">
            <span className="vh">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td className="op-org">{organizationsOf(person)}</td>
            <th scope="row">
              <button
                type="button"
                className="op-open tall strong"
                aria-haspopup="dialog"
                onClick={() => onOpen(person.id)}
              >
                {nameOf(person)}
              </button>
            </th>
            <td className="op-mail">{person.email}</td>
            <td className="op-phone">
              {person.phone ? formatPhone(person.phone) : <span className="mute">Not given</span>}
            </td>
            <td>
              <Badge tone={STATUS_TONES[person.status]}>{STATUS_WORDS[person.status]}</Badge>
            </td>
            <td className="op-joined">
              <span className="op-lead">Joined </span>
              {joinedOn(person)}
            </td>
            <td className="op-act">
              {(person.status === 'approved' || person.status === 'suspended') && (
                <Button look={person.status === 'approved' ? 'loss' : 'quiet'} onClick={() => onAsk(person)}>
                  {person.status === 'approved' ? 'Pause' : 'Reinstate'}
                  <span className="vh"> {nameOf(person)}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
