import type { NotificationKind } from '@chargerota/domain';
import {
  AlarmClock,
  BellRing,
  CalendarCheck,
  CalendarOff,
  CalendarX,
  CarFront,
  ChartColumn,
  CircleQuestionMark,
  CircleX,
  CreditCard,
  FileText,
  Hourglass,
  PlugZap,
  Star,
  Timer,
  TriangleAlert,
  UserPlus,
  UserRoundCheck,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS: Record<NotificationKind, LucideIcon> = {
  start_15min: AlarmClock,
  start_5min: AlarmClock,
  end_15min: Timer,
  end_5min: Timer,
  custom_reminder: BellRing,
  still_coming: CircleQuestionMark,
  someone_waits: Hourglass,
  reservation_confirmed: CalendarCheck,
  reservation_changed: CalendarCheck,
  reservation_cancelled: CalendarX,
  cancelled_by_other: CalendarX,
  spot_closed: Wrench,
  outside_hours: CalendarOff,
  no_show: CircleX,
  membership_decided: UserRoundCheck,
  review_decided: Star,
  invitation_accepted: UserPlus,
  terms_changed: FileText,
  trial: CreditCard,
  payment: CreditCard,
  availability: PlugZap,
  spot_reported: TriangleAlert,
  usage_report: ChartColumn,
  report_resolved: Wrench,
  nudge: CarFront,
};

/** The kinds about a lost reservation. */
const LOSSES: ReadonlySet<NotificationKind> = new Set(['cancelled_by_other', 'spot_closed', 'no_show']);

/** The sign of a notification's kind; its title says the kind in words. */
export function NotificationSign({ kind }: { kind: NotificationKind }): ReactNode {
  const Icon = ICONS[kind];
  return (
    <span className={LOSSES.has(kind) ? 'nt-sign stack mid loss' : 'nt-sign stack mid mute'}>
      <Icon className="ic" aria-hidden="true" />
    </span>
  );
}
