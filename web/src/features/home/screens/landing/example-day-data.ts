export type ExampleKind = 'taken' | 'mine' | 'held' | 'peak' | 'walkin' | 'free';

/** A stretch of hours of the day; `who` is the member's name if it is taken. */
export type ExampleBar = { kind: ExampleKind; from: number; to: number; who?: string };

export type ExampleCharger = { number: string; power: string; bars: readonly ExampleBar[] };

/** The example's garage opens at 5 AM and closes at 11 PM; the time there is 10:08 AM. */
export const EXAMPLE = { opens: 5, closes: 23, now: 10 + 8 / 60 } as const;

const bar = (kind: ExampleKind, from: number, to: number, who?: string): ExampleBar => ({
  kind,
  from,
  to,
  ...(who !== undefined && { who }),
});

/** A Friday with every state: past, the viewer's own, taken, reservation required, and walk-in. */
export const EXAMPLE_CHARGERS: readonly ExampleCharger[] = [
  {
    number: '07',
    power: '11 kW',
    bars: [
      bar('taken', 6, 9, 'Victor Mendes'),
      bar('mine', 10, 13),
      bar('peak', 13, 15),
      bar('walkin', 15, 19),
      bar('taken', 19, 21, 'Nora W.'),
      bar('free', 21, 23),
    ],
  },
  {
    number: '02',
    power: '7 kW',
    bars: [
      bar('taken', 8, 11),
      bar('peak', 11, 12),
      bar('taken', 12, 15, 'Victor Mendes'),
      bar('walkin', 15, 18),
      bar('taken', 18, 20, 'Omar H.'),
      bar('free', 20, 23),
    ],
  },
  {
    number: '06',
    power: '11 kW',
    bars: [
      bar('taken', 7, 10, 'Hiro Tanaka'),
      bar('peak', 10, 11),
      bar('taken', 11, 14, 'Clara Bauer'),
      bar('peak', 14, 15),
      bar('walkin', 15, 23),
    ],
  },
  {
    number: '10',
    power: '7 kW',
    bars: [
      bar('taken', 6, 9, 'Ines Silva'),
      bar('taken', 9, 12, 'Yusuf D.'),
      bar('taken', 12, 15, 'Hiro Tanaka'),
      bar('walkin', 15, 18),
      bar('held', 18, 20),
      bar('free', 20, 23),
    ],
  },
  {
    number: '12',
    power: '22 kW',
    bars: [
      bar('taken', 6, 9, 'Clara Bauer'),
      bar('peak', 9, 11),
      bar('taken', 11, 14, 'Elena Weiss'),
      bar('peak', 14, 15),
      bar('walkin', 15, 16),
      bar('taken', 16, 19, 'Yusuf Demir'),
      bar('free', 19, 23),
    ],
  },
  {
    number: '13',
    power: '22 kW',
    bars: [
      bar('taken', 9, 12, 'Priya N.'),
      bar('peak', 12, 15),
      bar('walkin', 15, 20),
      bar('taken', 20, 22, 'Jamal P.'),
      bar('free', 22, 23),
    ],
  },
];
