/** A half-open span of time: it contains its start but not its end. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** True if the two share any time. Periods that only touch do not overlap. */
export function overlaps(a: Period, b: Period): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** True if one begins at the very instant at which the other ends. */
export function touches(a: Period, b: Period): boolean {
  return a.endsAt.getTime() === b.startsAt.getTime() || b.endsAt.getTime() === a.startsAt.getTime();
}

/** The time that the two share; null if they share none. */
export function sharedTime(a: Period, b: Period): Period | null {
  if (!overlaps(a, b)) return null;
  return {
    startsAt: a.startsAt > b.startsAt ? a.startsAt : b.startsAt,
    endsAt: a.endsAt < b.endsAt ? a.endsAt : b.endsAt,
  };
}

/** The parts of the periods that one of the others covers. */
export function intersect(periods: readonly Period[], others: readonly Period[]): Period[] {
  return periods.flatMap((period) => others.flatMap((other) => sharedTime(period, other) ?? []));
}

/** The parts of the periods that none of the others covers. */
export function subtract(periods: readonly Period[], others: readonly Period[]): Period[] {
  return others.reduce<Period[]>(
    (left, other) =>
      left.flatMap((period) => {
        if (!overlaps(period, other)) return [period];
        return [
          { startsAt: period.startsAt, endsAt: other.startsAt },
          { startsAt: other.endsAt, endsAt: period.endsAt },
        ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
      }),
    [...periods],
  );
}
