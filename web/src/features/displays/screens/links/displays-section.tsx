import { m } from '@chargerota/messages';
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

const isOnAt = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() < NOW_MS;

/** When a display was last seen: `On now`, `Last seen today, 9:12 AM`, `Last seen Fri, Nov 20`, `Not opened yet`. */
export function lastOnWords(lastSeenAt: string | null, now: Date, zone = viewerZone()): string {
  if (lastSeenAt === null) return m.displaysLinks.notOpenedYet;
  const seen = new Date(lastSeenAt);
  if (isOnAt(seen, now)) return m.displaysLinks.onNow;
  if (localDate(seen, zone) === localDate(now, zone))
    return m.displaysLinks.lastSeenTodayTime({ time: formatTime(seen, zone) });
  return m.displaysLinks.lastSeenDay({ day: formatDayOf(seen, zone) });
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
          {m.displaysLinks.wallDisplays}
        </h2>
        {displays.data && displays.data.length > 0 && (
          <span className="fig mute">{displays.data.length}</span>
        )}
        {active.length > 0 && (
          <Button className="wdl-make" onClick={() => setMaking(true)}>
            {m.displaysLinks.makeLink}
          </Button>
        )}
      </header>
      <p className="sm mute wdl-what">
        {m.displaysLinks.aTelevisionOrTabletAt}
        {active.length === 0 &&
          ` ${locations.length === 0 ? m.displaysLinks.aLinkCanBeMade : m.displaysLinks.aNewLinkCanBe}`}
      </p>
      {displays.isPending && (
        <SkeletonPart className="wdl-row pair mid gap-4-16 py-12">
          <Skeleton width={180} />
        </SkeletonPart>
      )}
      {displays.isLoadingError && (
        <ErrorState
          title={m.displaysLinks.theDisplaysCouldNotBe}
          onRetry={() => void displays.refetch()}
          retrying={displays.isFetching}
        >
          {m.displaysLinks.theyGoOnShowingTheir}
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
  const isOn = lastSeenAt !== null && isOnAt(new Date(lastSeenAt), now);
  return (
    <li className="wdl-row pair mid gap-4-16 py-12">
      <span className="words to-start">
        <span className="strong">{name}</span>
        <span className="sm mute">
          {[locationName, showNames ? m.displaysLinks.withNames : m.displaysLinks.withoutNames]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className="wdl-when words to-start sm mute">
        {isOn ? (
          <Badge tone="ok">{m.displaysLinks.onNow}</Badge>
        ) : (
          <span>{lastOnWords(lastSeenAt, now)}</span>
        )}
        <span>{m.displaysLinks.madeDay({ day: formatFarDayOf(new Date(createdAt), now) })}</span>
      </span>
      <Button
        look="loss"
        className="wdl-revoke"
        aria-label={m.displaysLinks.revokeTheLinkOfName({ name })}
        onClick={onRevoke}
      >
        {m.common.revoke}
      </Button>
    </li>
  );
}

type RevokeQuestionProps = { organizationId: string; display: Display; onClose: () => void };

function RevokeQuestion({ organizationId, display, onClose }: RevokeQuestionProps): ReactNode {
  const revoke = useRevokeDisplay(organizationId);
  const onSuccess = (): unknown =>
    toast({
      title: m.displaysLinks.linkRevoked,
      description: m.displaysLinks.nameNoLongerShowsAnything({ name: display.name }),
      tone: 'off',
    });
  return (
    <ConfirmDialog
      title={m.displaysLinks.revokeTheLinkOfNameQuestion({ name: display.name })}
      description={m.displaysLinks.everyScreenThatItIs}
      keepLabel={m.common.keepIt}
      confirmLabel={m.common.revoke}
      act={() => revoke.mutateAsync(display.id, { onSuccess })}
      onClose={onClose}
    />
  );
}
