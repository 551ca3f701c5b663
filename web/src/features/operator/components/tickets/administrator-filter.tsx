import { m } from '@chargerota/messages';
import type { TicketFilter } from '@chargerota/contract';
import { MOST_REPORTERS } from '@chargerota/contract/sizes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import { ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import { reportersQuery } from '../../tickets-api.ts';
import { LiveSearch } from '../../../../ui/live-search.tsx';

const SEARCH = 'search';

type AdministratorFilterProps = {
  chosen: TicketFilter['administrator'];
  /** Empty for everybody. */
  onChoose: (administrator: string) => void;
};

/** The administrators who have reported something. If they are more than a list can hold, a dialog finds the others. */
export function AdministratorFilter({ chosen, onChoose }: AdministratorFilterProps): ReactNode {
  const [isSearching, setSearching] = useState(false);
  const { data: listed = [] } = useQuery(reportersQuery(''));
  const isListed = !chosen || ['any', 'none'].includes(chosen) || listed.some(({ id }) => id === chosen);
  const other = useQuery({ ...reportersQuery(chosen ?? ''), placeholderData: undefined, enabled: !isListed });
  const choose = (value: string): void => (value === SEARCH ? setSearching(true) : onChoose(value));
  return (
    <>
      <Field label={m.operatorTickets.administrator}>
        <Select value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{m.operatorTickets.everybody}</option>
          <option value="any">{m.operatorTickets.anyAdministrator}</option>
          <option value="none">{m.operatorTickets.noAdministrator}</option>
          {!isListed && (
            <option value={chosen}>{other.data?.[0]?.name ?? m.operatorTickets.oneAdministrator}</option>
          )}
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {listed.length >= MOST_REPORTERS && (
            <option value={SEARCH}>{m.operatorTickets.searchForAnother}</option>
          )}
        </Select>
      </Field>
      {isSearching && (
        <SearchDialog
          onClose={() => setSearching(false)}
          onChoose={(id) => {
            setSearching(false);
            onChoose(id);
          }}
        />
      )}
    </>
  );
}

function SearchDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (id: string) => void;
}): ReactNode {
  const [search, setSearch] = useState('');
  const found = useQuery(reportersQuery(search));
  return (
    <Dialog open onClose={onClose} title={m.operatorTickets.findAnAdministrator}>
      <div className="stack gap-12">
        <LiveSearch placeholder={m.operatorTickets.nameOrEmail} value={search} onChange={setSearch} />
        {found.isPending && <SkeletonRows rows={4} />}
        {found.isLoadingError && (
          <ErrorState
            title={m.operatorTickets.theAdministratorsCouldNotBe}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          >
            {m.operatorTickets.tryAgainInAMoment}
          </ErrorState>
        )}
        {found.data && (
          <>
            <output className="sm mute">{foundText(found.data.length)}</output>
            <ul className="rows">
              {found.data.map(({ id, name, email }) => (
                <li key={id}>
                  <button type="button" className="tk-row stack gap-2" onClick={() => onChoose(id)}>
                    <b className="strong">{name}</b>
                    <span className="sm mute tk-text">{email}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

function foundText(count: number): string {
  if (count === 0) return m.operatorTickets.noAdministratorWhoHasReported;
  if (count >= MOST_REPORTERS) return m.operatorTickets.theFirstByName({ count: MOST_REPORTERS });
  return m.operatorTickets.administratorAdministrators({ count });
}
