import { Rich } from '../../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
    <section aria-label={m.operatorPortal.administrators}>
      <search className="op-filter" aria-label={m.operatorPortal.administrators}>
        <LiveSearch
          placeholder={m.operatorPortal.nameEmailPhoneOrOrganization}
          value={search ?? ''}
          onChange={(text) => set({ search: text })}
        />
        <Field label={m.common.status}>
          <Select value={status ?? ''} onChange={({ target }) => set({ status: target.value })}>
            <option value="">{m.operatorPortal.allStatuses}</option>
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
        of="administrators"
        page={page}
        onTurn={(next) => set({ page: String(next) })}
        loading={<SkeletonRows rows={6} />}
        failedTitle={m.operatorPortal.theAdministratorsCouldNotBe}
        failedText={m.operatorPortal.nothingWasChangedTryAgain}
        empty={
          isFiltering ? (
            <EmptyState
              title={m.operatorPortal.noSuchAdministrator}
              action={<Button onClick={clear}>{m.operatorPortal.showAll}</Button>}
            >
              {m.operatorPortal.nobodyMatchesThisSearch}
            </EmptyState>
          ) : (
            <EmptyState title={m.operatorPortal.noAdministratorsYet}>
              {m.operatorPortal.everyoneWhoRegistersAnOrganization}
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
          words={{
            suspend: m.operatorPortal.pause,
            suspendTitle: m.operatorPortal.pauseQuestion,
            reinstate: m.operatorPortal.reinstate,
            reinstateTitle: m.operatorPortal.reinstateQuestion,
          }}
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
          <th scope="col">{m.common.organization}</th>
          <th scope="col">{m.common.name}</th>
          <th scope="col">{m.common.email}</th>
          <th scope="col">{m.common.phone}</th>
          <th scope="col">{m.common.status}</th>
          <th scope="col">{m.operatorPortal.joined}</th>
          <th scope="col">
            <span className="vh">{m.operatorPortal.action}</span>
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
              {person.phone ? (
                formatPhone(person.phone)
              ) : (
                <span className="mute">{m.operatorPortal.notGiven}</span>
              )}
            </td>
            <td>
              <Badge tone={STATUS_TONES[person.status]}>{STATUS_WORDS[person.status]}</Badge>
            </td>
            <td className="op-joined">
              <span className="op-lead">{m.operatorPortal.joined} </span>
              {joinedOn(person)}
            </td>
            <td className="op-act">
              {(person.status === 'approved' || person.status === 'suspended') && (
                <Button look={person.status === 'approved' ? 'loss' : 'quiet'} onClick={() => onAsk(person)}>
                  <Rich
                    of={
                      person.status === 'approved'
                        ? m.operatorPortal.pausePerson
                        : m.operatorPortal.reinstatePerson
                    }
                    unseen={(it) => <span className="vh">{it}</span>}
                    name={nameOf(person)}
                  />
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
