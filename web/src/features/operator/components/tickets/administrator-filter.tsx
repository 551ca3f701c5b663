import type { TicketFilter } from '@chargerota/contract';
import { MOST_REPORTERS } from '@chargerota/contract/sizes';
import { countedWords } from '@chargerota/domain';
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
      <Field label="Administrator">
        <Select value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">Everybody</option>
          <option value="any">Any administrator</option>
          <option value="none">No administrator</option>
          {!isListed && <option value={chosen}>{other.data?.[0]?.name ?? 'One administrator'}</option>}
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {listed.length >= MOST_REPORTERS && <option value={SEARCH}>Search for another…</option>}
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
    <Dialog open onClose={onClose} title="Find an administrator">
      <div className="stack gap-12">
        <LiveSearch placeholder="Name or email" value={search} onChange={setSearch} />
        {found.isPending && <SkeletonRows rows={4} />}
        {found.isLoadingError && (
          <ErrorState
            title="The administrators could not be loaded"
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          >
            Try again in a moment.
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
  if (count === 0) return 'No administrator who has reported something matches this search.';
  if (count >= MOST_REPORTERS) return `The first ${MOST_REPORTERS} by name. Search to find others.`;
  return countedWords(count, 'administrator', 'administrators');
}
