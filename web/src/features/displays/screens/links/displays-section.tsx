import type { Display, Location } from '@chargerota/contract';
import { formatTime, localDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatFarDayOf, formatDayOf, viewerZone } from '../../../../lib/dates.ts';
import { usePartInAddress } from '../../../../lib/in-address.ts';
import { DISPLAYS_ID } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { ErrorState, Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { displaysQuery, useRevokeDisplay } from '../../api.ts';
import { MakeDisplayDialog } from './make-display-dialog.tsx';
import './displays.css';

/** The server writes it once in five minutes, and a display reads every four. */
const NOW_MS = 10 * 60_000;

/** When a display was last seen: `On now`, `Last seen today, 9:12 AM`, `Last seen Fri, Nov 20`, `Not opened yet`. */
export function lastOnWords(lastSeenAt: string | null, now: Date, zone = viewerZone()): string {
  if (lastSeenAt === null) return 'Not opened yet';
  const seen = new Date(lastSeenAt);
  if (now.getTime() - seen.getTime() < NOW_MS) return 'On now';
  if (localDate(seen, zone) === localDate(now, zone)) return `Last seen today, ${formatTime(seen, zone)}`;
  return `Last seen ${formatDayOf(seen, zone)}`;
}

type DisplaysSectionProps = { organizationId: string; locations: readonly Location[] };

/** The links to displays on walls: who has one sees a location's chargers, without signing in. */
export function DisplaysSection({ organizationId, locations }: DisplaysSectionProps): ReactNode {
  const displays = useQuery(displaysQuery(organizationId));
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<Display | null>(null);
  usePartInAddress(DISPLAYS_ID);
  const active = locations.filter(({ isActive }) => isActive);
  return (
    <section aria-labelledby={DISPLAYS_ID} className="mt-32">
      <header className="list-head wdl-head">
        <h2 id={DISPLAYS_ID} tabIndex={-1}>
          Wall displays
        </h2>
        {displays.data && displays.data.length > 0 && (
          <span className="fig mute">{displays.data.length}</span>
        )}
        {active.length > 0 && (
          <Button className="wdl-make" onClick={() => setMaking(true)}>
            Make link
          </Button>
        )}
      </header>
      <p className="sm mute wdl-what">
        A television or tablet at the entrance shows a location’s chargers, live and without signing in.
        Anyone with its link sees what members see of each other, and no more.
        {active.length === 0 &&
          (locations.length === 0
            ? ' A link can be made once there is a location.'
            : ' A new link can be made once a location is in use.')}
      </p>
      {displays.isPending && (
        <SkeletonPart className="wdl-row pair mid gap-4-16 py-12">
          <Skeleton width={180} />
        </SkeletonPart>
      )}
      {displays.isLoadingError && (
        <ErrorState
          title="The displays could not be loaded"
          onRetry={() => void displays.refetch()}
          retrying={displays.isFetching}
        >
          They go on showing their chargers.
        </ErrorState>
      )}
      {displays.data && displays.data.length > 0 && (
        <ul className="rows">
          {displays.data.map((display) => (
            <DisplayRow
              key={display.id}
              display={display}
              locationName={locations.find(({ id }) => id === display.locationId)?.name}
              onRevoke={() => setAsked(display)}
            />
          ))}
        </ul>
      )}
      {isMaking && (
        <MakeDisplayDialog
          organizationId={organizationId}
          locations={active}
          onClose={() => setMaking(false)}
        />
      )}
      {asked && (
        <RevokeQuestion organizationId={organizationId} display={asked} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

type DisplayRowProps = { display: Display; locationName: string | undefined; onRevoke: () => void };

function DisplayRow({ display, locationName, onRevoke }: DisplayRowProps): ReactNode {
  const now = useNow();
  const { name, createdAt, lastSeenAt, showNames } = display;
  const lastOn = lastOnWords(lastSeenAt, now);
  return (
    <li className="wdl-row pair mid gap-4-16 py-12">
      <span className="words to-start">
        <span className="strong">{name}</span>
        <span className="sm mute">
          {[locationName, showNames ? 'with names' : 'without names'].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="wdl-when words to-start sm mute">
        {lastOn === 'On now' ? <Badge tone="ok">On now</Badge> : <span>{lastOn}</span>}
        <span>Made {formatFarDayOf(new Date(createdAt), now)}</span>
      </span>
      <Button look="loss" className="wdl-revoke" aria-label={`Revoke the link of ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

type RevokeQuestionProps = { organizationId: string; display: Display; onClose: () => void };

function RevokeQuestion({ organizationId, display, onClose }: RevokeQuestionProps): ReactNode {
  const revoke = useRevokeDisplay(organizationId);
  const onSuccess = (): unknown =>
    toast({
      title: 'Link Revoked',
      description: `${display.name} no longer shows anything.`,
      tone: 'off',
    });
  return (
    <ConfirmDialog
      title={`Revoke the link of ${display.name}?`}
      description="Every screen that it is open on says at once that it is not valid. The link cannot be brought back; a new one has another address."
      keepLabel="Keep it"
      confirmLabel="Revoke"
      act={() => revoke.mutateAsync(display.id, { onSuccess })}
      onClose={onClose}
    />
  );
}
