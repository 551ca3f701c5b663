import { CircleCheck, CircleSlash, CircleX, Hourglass, Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** ok: Active, Arrived; wait: Pending; off: Suspended, Cancelled; loss: No-show; info: Trial. */
export type Tone = 'ok' | 'wait' | 'off' | 'loss' | 'info';

const ICONS = { ok: CircleCheck, wait: Hourglass, off: CircleSlash, loss: CircleX, info: Info } as const;

export function ToneIcon({ tone }: { tone: Tone }): ReactNode {
  const Icon = ICONS[tone];
  return <Icon className="ic" aria-hidden="true" />;
}

/** An icon and a word without a fill, so that a state never depends on colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={`badge b-${tone}`}>
      <ToneIcon tone={tone} />
      {children}
    </span>
  );
}

/** Outlined, because a role is not a state. */
export function RoleBadge({ admin = false, children }: { admin?: boolean; children: ReactNode }): ReactNode {
  return <span className={admin ? 'role is-admin' : 'role'}>{children}</span>;
}

/** The initial of a name in a circle; the name itself is always beside it. */
export function Avatar({ name }: { name: string }): ReactNode {
  return (
    <span className="avatar" aria-hidden="true">
      {name.trim().charAt(0).toUpperCase() || '?'}
    </span>
  );
}
