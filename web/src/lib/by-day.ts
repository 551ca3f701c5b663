import { localDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';

export type DayOf<Item> = { date: LocalDate; items: Item[] };

/** Groups items by the calendar day in `zone` on which `instantOf` them falls, in their order, which must be one of time. */
export function byDay<Item>(
  items: readonly Item[],
  zone: string,
  instantOf: (item: Item) => string,
): DayOf<Item>[] {
  const days: DayOf<Item>[] = [];
  for (const item of items) {
    const date = localDate(new Date(instantOf(item)), zone);
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}
