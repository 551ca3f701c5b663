// What can be assumed about people in more than one way. Rows of figures say what another assumption changes.
export interface Assumptions {
  /** The share of people who take a single hour where there is nothing longer. Without a source. */
  takesASingleHour: number;
  /** What the product knows: the energy that somebody usually charges, or (as nobody can) what they need that day. */
  energyKnown: 'usual' | 'of the day';
  /** Nudges, "still coming?" and requests to move a car are read as late as any message; otherwise at once. */
  readsNudgesLate: boolean;
  /** Nobody reads anything at night. */
  sleeps: boolean;
}

/** takesASingleHour is calibrated so that P0 serves 82 % of the wishes. */
export const ASSUMED: Assumptions = {
  takesASingleHour: 0.45,
  energyKnown: 'usual',
  readsNudgesLate: true,
  sleeps: true,
};

const singleHour = (takesASingleHour: number) => ({
  [`${100 * takesASingleHour} % take a single hour`]: { ...ASSUMED, takesASingleHour },
});

/** The assumptions, and each of them made differently. */
export const ASSUMPTIONS: Record<string, Assumptions> = {
  'as assumed (45 % take a single hour)': ASSUMED,
  ...singleHour(0),
  ...singleHour(0.25),
  ...singleHour(0.75),
  ...singleHour(1),
  "the day's energy is known": { ...ASSUMED, energyKnown: 'of the day' },
  'nudges are read at once': { ...ASSUMED, readsNudgesLate: false },
  'nobody sleeps': { ...ASSUMED, sleeps: false },
};
