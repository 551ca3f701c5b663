import { countedWords, pluralOf, formatTime, localDate, PROVIDER_NAMES } from '@chargerota/domain';
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

const deviceName = ({ device }: DeviceSession): string => device ?? 'Unknown browser';

/** The way in which the session was signed in: `With your password`. */
const methodWords = ({ method }: DeviceSession): string =>
  method === 'password' ? 'With your password' : `With ${PROVIDER_NAMES[method]}`;

/** When a browser was last seen: `Active now`, `Active 12 minutes ago`, `Active yesterday, 9:12 AM`. */
export function lastSeenWords({ lastSeenAt }: DeviceSession, now: Date, zone = viewerZone()): string {
  const seen = new Date(lastSeenAt);
  const ago = now.getTime() - seen.getTime();
  if (ago < NOW_MS) return 'Active now';
  if (ago < HOUR_MS) return `Active ${Math.floor(ago / MINUTE_MS)} minutes ago`;
  const day = localDate(seen, zone);
  if (day === localDate(now, zone)) return `Active today, ${formatTime(seen, zone)}`;
  if (day === localDate(new Date(now.getTime() - DAY_MS), zone))
    return `Active yesterday, ${formatTime(seen, zone)}`;
  return `Active ${formatDayOf(seen, zone)}`;
}

const browsers = (count: number): string => countedWords(count, 'browser', 'browsers');

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
      title="Where you are signed in"
      actions={
        others > 0 && (
          <Button look="loss" onClick={() => setAsking(true)}>
            Sign out all others
          </Button>
        )
      }
    >
      {sessions.data ? (
        <SessionList sessions={sessions.data} />
      ) : sessions.isError ? (
        <ErrorState
          title="Where you are signed in could not be loaded"
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        >
          You stay signed in. Try again in a moment.
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
      {sessions.length === 1 && <p className="py-10 ruled sm mute">You are signed in nowhere else.</p>}
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
    toast({ title: 'Signed Out', description: `${deviceName(session)} is signed out.`, tone: 'off' });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Sign out ${deviceName(session)}?`}
      description="It has to sign in again, and loses what is not saved there. You stay signed in here."
      confirmLabel="Sign Out"
      keepLabel="Keep it"
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
        <span className="sm mute">
          {methodWords(session)}, since {since}
        </span>
      </span>
      <span className="acc-x sm mute">{session.current ? 'Active now' : lastSeenWords(session, now)}</span>
      <span className="acc-a">
        {session.current ? (
          <Badge tone="ok">This browser</Badge>
        ) : (
          <Button
            look="quiet"
            aria-label={`Sign Out ${deviceName(session)}, signed in since ${since}`}
            onClick={onSignOut}
          >
            Sign Out
          </Button>
        )}
      </span>
    </li>
  );
}

const isPhone = ({ device }: DeviceSession): boolean => /iPhone|iPad|Android/.test(device ?? '');

const CONNECTIONS_ENDED =
  'The calendar link, text messages and any waiting change of address have ended, too.';

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
    const rest = endsConnections ? CONNECTIONS_ENDED : 'You stay signed in here.';
    toast({ title: 'Signed Out', description: `${browsers(ended)} signed out. ${rest}` });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Sign out all others?"
      figure={
        <>
          {count} <span className="unit">{pluralOf(count, 'other browser', 'other browsers')}</span>
        </>
      }
      description="Each has to sign in again, and loses what is not saved there. You stay signed in here."
      confirmLabel="Sign out all others"
      keepLabel="Keep them"
      act={signOut}
    >
      <Checkbox
        label={
          <>
            End other connections, too
            <span className="check-hint sm mute">
              The calendar link, text messages to your phone, and a change of address that waits for its link.
              Choose this if somebody else may have set them up.
            </span>
          </>
        }
        checked={endsConnections}
        onChange={({ target }) => setEndsConnections(target.checked)}
      />
      {field}
    </ConfirmDialog>
  );
}
