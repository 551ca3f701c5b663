import { m } from '@chargerota/messages';
import type { Closure, Location, Spot } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { ErrorState, Skeleton, SkeletonPart } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { closeAddress } from '../addresses.ts';
import { ClosureDialog } from './closure-dialog.tsx';
import { whatWords, whenWords } from './closure-words.ts';
import { closuresQuery, useEndClosure } from './closures-api.ts';
import './closures.css';

type ClosuresSectionProps = { location: Location; spots: readonly Spot[] };

/** The closures of a location that run or are to come, for administrators. */
export function ClosuresSection({ location, spots }: ClosuresSectionProps): ReactNode {
  const closures = useQuery(closuresQuery(location.id));
  const [asked, setAsked] = useState<{ to: 'change' | 'end'; closure: Closure } | null>(null);
  const close = (): void => setAsked(null);
  return (
    <section className="mb-24" aria-labelledby="closures">
      <header className="list-head cl-head">
        <h2 id="closures">{m.locationsClosures.closures}</h2>
        {closures.data && closures.data.length > 0 && (
          <span className="fig mute">{closures.data.length}</span>
        )}
        {location.isActive && (
          <ButtonLink href={closeAddress(location.id)}>{m.locationsClosures.closeForATime}</ButtonLink>
        )}
      </header>
      {closures.isPending && (
        <SkeletonPart className="cl-row pair mid py-12">
          <Skeleton width={180} />
        </SkeletonPart>
      )}
      {closures.isLoadingError && (
        <ErrorState
          title={m.locationsClosures.theClosuresCouldNotBe}
          onRetry={() => void closures.refetch()}
          retrying={closures.isFetching}
        >
          {m.locationsClosures.theyStayAsTheyAre}
        </ErrorState>
      )}
      {closures.data?.length === 0 && (
        <p className="sm mute cl-what">
          {m.locationsClosures.noClosures} {m.locationsClosures.nobodyCanReserveMeanwhile}
        </p>
      )}
      {closures.data && closures.data.length > 0 && (
        <ul className="rows">
          {closures.data.map((closure) => (
            <ClosureRow
              key={closure.id}
              closure={closure}
              spots={spots}
              timezone={location.timezone}
              onChange={() => setAsked({ to: 'change', closure })}
              onEnd={() => setAsked({ to: 'end', closure })}
            />
          ))}
        </ul>
      )}
      {asked?.to === 'change' && (
        <ClosureDialog location={location} closure={asked.closure} onClose={close} />
      )}
      {asked?.to === 'end' && <EndQuestion closure={asked.closure} onClose={close} />}
    </section>
  );
}

type ClosureRowProps = {
  closure: Closure;
  spots: readonly Spot[];
  timezone: string;
  onChange: () => void;
  onEnd: () => void;
};

const hasBegun = ({ startsAt }: Closure, now: Date): boolean => new Date(startsAt) <= now;
const hidden = (words: ReactNode): ReactNode => <span className="vh">{words}</span>;

function ClosureRow({ closure, spots, timezone, onChange, onEnd }: ClosureRowProps): ReactNode {
  const now = useNow();
  const { reason, yearly } = closure;
  const when = whenWords(closure, timezone, now);
  const runs = hasBegun(closure, now);
  return (
    <li className="cl-row stack mid gap-4-16 py-12">
      <span className="words">
        <span className="strong cl-reason">{reason}</span>
        <span className="sm">{when}</span>
        <span className="sm mute">
          {[whatWords(closure, spots), yearly && m.locationsClosures.everyYear].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="cl-state">
        {runs && (
          <span className="badge b-wait">
            <Ban className="ic" aria-hidden="true" />
            {m.locationsClosures.closedNow}
          </span>
        )}
      </span>
      <span className="cl-acts line gap-4">
        <Button look="quiet" onClick={onChange}>
          <Rich of={m.locationsClosures.change} vh={hidden} reason={reason} when={when} />
        </Button>
        <Button look="quiet" onClick={onEnd}>
          <Rich
            of={runs ? m.locationsClosures.endNow : m.locationsClosures.takeBack}
            vh={hidden}
            reason={reason}
            when={when}
          />
        </Button>
      </span>
    </li>
  );
}

function EndQuestion({ closure, onClose }: { closure: Closure; onClose: () => void }): ReactNode {
  const end = useEndClosure();
  // It may begin while the question stands.
  const [runs] = useState(hasBegun(closure, useNow()));
  const { id, reason, yearly } = closure;
  return (
    <ConfirmDialog
      harmless
      title={
        runs
          ? m.locationsClosures.endNowQuestion({ reason })
          : m.locationsClosures.takeBackQuestion({ reason })
      }
      description={[
        m.locationsClosures.canBeReservedAtOnce,
        yearly && m.locationsClosures.itReturnsNoMore,
        m.locationsClosures.reservationsDoNotComeBack,
      ]
        .filter(Boolean)
        .join(' ')}
      keepLabel={runs ? m.locationsClosures.keepClosed : m.locationsClosures.keepClosure}
      confirmLabel={runs ? m.locationsClosures.endNowLabel : m.locationsClosures.takeBackLabel}
      act={async () => {
        await end.mutateAsync(id);
        toast({
          title: runs ? m.locationsClosures.closureEnded : m.locationsClosures.closureTakenBack,
          description: m.locationsClosures.canBeReservedAtOnce,
        });
      }}
      onClose={onClose}
    />
  );
}
