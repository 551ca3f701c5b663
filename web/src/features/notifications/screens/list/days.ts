import type { Notification } from '@chargerota/contract';
import { addDays, localDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { formatDay } from '../../../../lib/dates.ts';

export type NoticeDay = { date: LocalDate; label: string; notices: Notification[] };

/** Groups notices by the day on which they were sent, by the reader's clocks, in their order. */
export function byDay(notices: readonly Notification[], now: Date, zone: string): NoticeDay[] {
  const today = localDate(now, zone);
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const date = localDate(new Date(notice.sentAt), zone);
    const last = days.at(-1);
    if (last?.date === date) last.notices.push(notice);
    else days.push({ date, label: dayLabel(date, today), notices: [notice] });
  }
  return days;
}

function dayLabel(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : formatDay(date);
}
