import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatTime, localDate, PROVIDER_NAMES } from '@chargerota/domain';
import type { DeviceSession } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Section } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './api.ts';
import { SecuritySkeleton } from '../security/security-skeleton.tsx';
import { dayInItsYear } from '../security/words.ts';
import { useAskedPassword } from './use-asked-password.tsx';
import type { AskedPassword } from './use-asked-password.tsx';

/** The server's times are accurate to a few minutes, so a browser counts as active for that long. */
const NOW_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const deviceName = ({ device }: DeviceSession): string => device ?? m.accountsSessions.unknownBrowser;

/** The way in which the session was signed in: `With your password, since Fri, Nov 6`. */
const methodWords = ({ method }: DeviceSession, day: string): string =>
  method === 'password'
    ? m.accountsSessions.withYourPasswordSince({ day })
    : m.accountsSessions.withProviderSince({ provider: PROVIDER_NAMES[method], day });

/** When a browser was last seen: `Active now`, `Active 12 minutes ago`, `Active yesterday, 9:12 AM`. */
export function lastSeenWords({ lastSeenAt }: DeviceSession, now: Date, zone = viewerZone()): string {
  const seen = new Date(lastSeenAt);
  const ago = now.getTime() - seen.getTime();
  if (ago < NOW_MS) return m.accountsSessions.activeNow;
  if (ago < HOUR_MS) return m.accountsSessions.activeMinutesAgo({ count: Math.floor(ago / MINUTE_MS) });
  const day = localDate(seen, zone);
  if (day === localDate(now, zone))
    return m.accountsSessions.activeTodayTime({ time: formatTime(seen, zone) });
  if (day === localDate(new Date(now.getTime() - DAY_MS), zone))
    return m.accountsSessions.activeYesterdayTime({ time: formatTime(seen, zone) });
  return m.accountsSessions.activeDay({ day: formatDayOf(seen, zone) });
}

/**
 * Lists the browsers in which the person is signed in. An ended session disappears at once, and returns if the server
 * refuses.
 */
export function SessionsSection(): ReactNode {
  const sessions = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <Section
      title={m.accountsSessions.whereYouAreSignedIn}
      actions={
        others > 0 && (
          <Button look="loss" onClick={() => setAsking(true)}>
            {m.accountsSessions.signOutAllOthers}
          </Button>
        )
      }
    >
      {sessions.data ? (
        <SessionList sessions={sessions.data} />
      ) : sessions.isError ? (
        <ErrorState
          title={m.accountsSessions.whereYouAreSignedInCould}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        >
          {m.accountsSessions.youStaySignedInTry}
        </ErrorState>
      ) : (
        <SecuritySkeleton rows={3} />
      )}
      {isAsking && <EndOthersDialog others={others} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly DeviceSession[] }): ReactNode {
  const end = useEndSession();
  const [asked, setAsked] = useState<DeviceSession | null>(null);
  return (
    <>
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={() => setAsked(session)} />
        ))}
      </ul>
      {asked && (
        <EndDialog
          session={asked}
          end={(password) => end.mutateAsync({ session: asked, ...password })}
          onClose={() => setAsked(null)}
        />
      )}
      {sessions.length === 1 && (
        <p className="py-10 ruled sm mute">{m.accountsSessions.youAreSignedInNowhere}</p>
      )}
    </>
  );
}

type EndDialogProps = {
  session: DeviceSession;
  end: (asked: AskedPassword) => Promise<unknown>;
  onClose: () => void;
};

function EndDialog({ session, end, onClose }: EndDialogProps): ReactNode {
  const { field, withPassword } = useAskedPassword();
  const signOut = async (): Promise<void> => {
    await withPassword(end);
    toast({
      title: m.accountsSessions.signedOut,
      description: m.accountsSessions.deviceNameIsSignedOut({ deviceName: deviceName(session) }),
      tone: 'off',
    });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.accountsSessions.signOutDeviceName({ deviceName: deviceName(session) })}
      description={m.accountsSessions.itHasToSignIn}
      confirmLabel={m.common.signOut}
      keepLabel={m.common.keepIt}
      act={signOut}
    >
      {field}
    </ConfirmDialog>
  );
}

function SessionRow({ session, onSignOut }: { session: DeviceSession; onSignOut: () => void }): ReactNode {
  const now = useNow();
  const Icon = isPhone(session) ? Smartphone : Monitor;
  const since = dayInItsYear(new Date(session.signedInAt), now);
  return (
    <li className="acc-row acc-dev">
      <span className="acc-sign" aria-hidden="true">
        <Icon className="ic" />
      </span>
      <span className="acc-n words gap-2 pretty">
        <span className="strong">{deviceName(session)}</span>
        <span className="sm mute">{methodWords(session, since)}</span>
      </span>
      <span className="acc-x sm mute">
        {session.current ? m.accountsSessions.activeNow : lastSeenWords(session, now)}
      </span>
      <span className="acc-a">
        {session.current ? (
          <Badge tone="ok">{m.accountsSessions.thisBrowser}</Badge>
        ) : (
          <Button
            look="quiet"
            aria-label={m.accountsSessions.signOutDeviceNameSignedIn({
              deviceName: deviceName(session),
              day: since,
            })}
            onClick={onSignOut}
          >
            {m.common.signOut}
          </Button>
        )}
      </span>
    </li>
  );
}

const isPhone = ({ device }: DeviceSession): boolean => /iPhone|iPad|Android/.test(device ?? '');

const CONNECTIONS_ENDED = m.accountsSessions.theCalendarLinkTextMessages;

type EndOthersDialogProps = { others: number; onClose: () => void };

function EndOthersDialog({ others, onClose }: EndOthersDialogProps): ReactNode {
  const end = useEndOtherSessions();
  // They disappear from the list while the question is still there.
  const [count] = useState(others);
  const [endsConnections, setEndsConnections] = useState(false);
  const { field, withPassword } = useAskedPassword();
  const signOut = async (): Promise<void> => {
    const connections = endsConnections ? 'end' : 'keep';
    const { ended } = await withPassword((asked) => end.mutateAsync({ connections, ...asked }));
    const rest = endsConnections ? CONNECTIONS_ENDED : m.accountsSessions.youStaySignedInHere;
    toast({
      title: m.accountsSessions.signedOut,
      description: `${m.accountsSessions.browsersSignedOut({ count: ended })} ${rest}`,
    });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.accountsSessions.signOutAllOthersQuestion}
      figure={
        <Rich
          of={m.accountsSessions.otherBrowsers({ count })}
          unit={(it) => <span className="unit">{it}</span>}
        />
      }
      description={m.accountsSessions.eachHasToSignIn}
      confirmLabel={m.accountsSessions.signOutAllOthers}
      keepLabel={m.accountsSessions.keepThem}
      act={signOut}
    >
      <Checkbox
        label={
          <>
            <Rich
              of={m.accountsSessions.endOtherConnectionsTooThe}
              span={(it) => <span className="check-hint sm mute">{it}</span>}
            />
          </>
        }
        checked={endsConnections}
        onChange={({ target }) => setEndsConnections(target.checked)}
      />
      {field}
    </ConfirmDialog>
  );
}
