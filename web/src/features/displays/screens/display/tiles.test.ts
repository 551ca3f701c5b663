import type { DisplayState, ShownCharger } from '@chargerota/contract';
import { ALWAYS_OPEN, DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { summaryOf, tilesOf } from './tiles.ts';

/** Monday in New York, five hours behind UTC. */
const at = (time: string, day = '23') => new Date(`2026-11-${day}T${time}:00-05:00`);

type Rows = [as: ShownCharger['taken'][number]['as'], from: string, to: string, name?: string][];

const charger = (rows: Rows = [], more: Partial<ShownCharger> = {}): ShownCharger => ({
  number: '01',
  powerOutput: 7,
  connectorType: 'type_1',
  chargingType: 'level_2',
  inService: true,
  report: null,
  taken: rows.map(([as, from, to, name = null]) => ({
    as,
    startsAt: at(from).toISOString(),
    endsAt: at(to).toISOString(),
    name,
  })),
  ...more,
});

const place = (chargers: ShownCharger[], more: Partial<DisplayState> = {}): DisplayState => ({
  organizationName: 'Harbor House',
  locationName: 'North Garage',
  timezone: 'America/New_York',
  look: 'auto',
  languages: ['en-US'],
  isActive: true,
  weeklyHours: ALWAYS_OPEN,
  until: at('00:00', '25').toISOString(),
  chargers,
  reservationOnly: [],
  restOfHour: [],
  reservableToday: true,
  waiting: 0,
  ...more,
});

const BROKEN = { report: { kind: 'broken' as const, since: at('08:00').toISOString() } };
/** Peak hours until 3 PM. */
const PEAK = {
  reservationOnly: [{ startsAt: at('06:00').toISOString(), endsAt: at('15:00').toISOString() }],
};
const OPEN_PEAK = { restOfHour: PEAK.reservationOnly };
const BY_DAY = { weeklyHours: DEFAULT_WEEKLY_HOURS };
const hours = (open: string, close: string) => ({ closed: false, is24hrs: false, open, close });
/** Open from 8 to 12 and from 14 to 18. */
const TWICE = {
  weeklyHours: {
    ...DEFAULT_WEEKLY_HOURS,
    monday: { ...hours('08:00', '12:00'), more: [{ open: '14:00', close: '18:00' }] },
  },
};
/** Open over the night before, and again from 8 PM over the next. */
const BY_NIGHT = {
  weeklyHours: {
    ...DEFAULT_WEEKLY_HOURS,
    sunday: hours('20:00', '06:00'),
    monday: hours('20:00', '06:00'),
  },
};

test.each<[string, ShownCharger, Partial<DisplayState>, string, [string, string | null, string | null]]>([
  ['nothing is reserved', charger(), {}, '10:00', ['Free', null, null]],
  ['it closes', charger(), BY_DAY, '10:00', ['Free', 'until 6:00 PM', null]],
  [
    'reserved later',
    charger([['reserved', '14:00', '16:00', 'Mira H.']]),
    {},
    '10:00',
    ['Free', 'until 2:00 PM', null],
  ],
  [
    'reserved in an hour',
    charger([['reserved', '14:00', '16:00']]),
    {},
    '13:00',
    ['Free', 'until 2:00 PM', null],
  ],
  [
    'reserved within the hour',
    charger([['reserved', '14:00', '16:00', 'Mira H.']]),
    {},
    '13:01',
    ['Reserved', 'from 2:00 PM', 'Mira H.'],
  ],
  [
    'reserved now',
    charger([['reserved', '09:00', '12:00', 'Mira H.']]),
    {},
    '09:00',
    ['Reserved', 'until 12:00 PM', 'Mira H.'],
  ],
  [
    'who has come',
    charger([['charging', '09:00', '12:00']]),
    {},
    '10:00',
    ['In use', 'until 12:00 PM', null],
  ],
  [
    'who has come since the screen’s clock was set',
    charger([
      ['charging', '09:00', '10:01'],
      ['charging', '10:01', '12:00', 'Mira H.'],
    ]),
    {},
    '10:00',
    ['In use', 'until 12:00 PM', 'Mira H.'],
  ],
  ['it is over', charger([['charging', '09:00', '12:00']]), {}, '12:00', ['Free', null, null]],
  ['held for the line', charger([['held', '09:00', '12:00']]), {}, '10:00', ['Held', 'until 12:00 PM', null]],
  [
    'closed for work',
    charger([['maintenance', '09:00', '12:00']]),
    {},
    '10:00',
    ['Maintenance', 'until 12:00 PM', null],
  ],
  ['out of service', charger([], { inService: false }), {}, '10:00', ['Maintenance', null, null]],
  ['reported', charger([], BROKEN), {}, '10:00', ['Reported', 'broken', null]],
  [
    'reported while somebody has it',
    charger([['charging', '09:00', '12:00', 'Mira H.']], BROKEN),
    {},
    '10:00',
    ['In use', 'until 12:00 PM', 'Reported broken'],
  ],
  ['to be reserved in peak hours', charger(), PEAK, '11:10', ['Empty', 'reserve first', null]],
  [
    'in peak hours, for the rest of the hour',
    charger(),
    OPEN_PEAK,
    '11:10',
    ['Free', 'until 12:00 PM', null],
  ],
  ['open peak hours begin', charger(), OPEN_PEAK, '05:10', ['Free', 'until 6:00 AM', null]],
  ['an hour that has just begun is over', charger(), PEAK, '12:00', ['Empty', 'reserve first', null]],
  ['the peak hours end', charger(), PEAK, '15:00', ['Free', null, null]],
  [
    'the peak hours begin, which need a reservation',
    charger(),
    PEAK,
    '05:10',
    ['Free', 'until 6:00 AM', null],
  ],
  [
    'to be reserved on the day before',
    charger(),
    { ...PEAK, reservableToday: false },
    '11:10',
    ['Free', 'from 3:00 PM', null],
  ],
  [
    'reserved from the next hour in peak hours',
    charger([['reserved', '12:00', '14:00']]),
    PEAK,
    '11:10',
    ['Reserved', 'from 12:00 PM', null],
  ],
  [
    'it closes before it can be had by a reservation',
    charger(),
    {
      ...BY_DAY,
      reservationOnly: [{ startsAt: at('06:00').toISOString(), endsAt: at('20:00').toISOString() }],
    },
    '17:10',
    ['Closed', 'from 6:00 PM', null],
  ],
  ['the place is closed', charger(), BY_DAY, '07:59', ['Closed', null, null]],
  ['the place opens', charger(), BY_DAY, '08:00', ['Free', 'until 6:00 PM', null]],
  ['it closes for a break', charger(), TWICE, '10:00', ['Free', 'until 12:00 PM', null]],
  ['in the break', charger(), TWICE, '13:00', ['Closed', null, null]],
  ['the night lasts until morning', charger(), BY_NIGHT, '05:00', ['Free', 'until 6:00 AM', null]],
  ['the night begins, until tomorrow', charger(), BY_NIGHT, '20:30', ['Free', null, null]],
  [
    'somebody stays after it closes',
    charger([['charging', '17:00', '19:00']]),
    BY_DAY,
    '18:30',
    ['In use', 'until 7:00 PM', null],
  ],
])('a charger, %s', (_, shown, more, time, [word, until, note]) => {
  const [tile] = tilesOf(place([shown], more), at(time));
  expect([tile!.word, tile!.time, tile!.note]).toEqual([word, until, note]);
});

test('a closure that lasts for days says the day', () => {
  const [tile] = tilesOf(
    place([
      charger([], {
        taken: [
          {
            as: 'maintenance',
            startsAt: at('08:00').toISOString(),
            endsAt: at('08:00', '27').toISOString(),
            name: null,
          },
        ],
      }),
    ]),
    at('10:00'),
  );
  expect(tile!.time).toBe('until Nov 27');
});

const taken = (number: string, ...rows: Rows) => charger(rows, { number });

test.each<[string, DisplayState, string, string, string]>([
  [
    'some are free',
    place([charger(), taken('02', ['charging', '09:00', '12:00'])]),
    '10:00',
    '1 free',
    'of 2 chargers',
  ],
  [
    'it is peak time, and some can be reserved',
    place(
      [charger(), taken('02', ['charging', '09:00', '12:00']), taken('03', ['reserved', '09:00', '13:00'])],
      PEAK,
    ),
    '11:10',
    'Reserve first',
    'By reservation only until 3:00 PM. 2 can be reserved from 12:00 PM.',
  ],
  [
    'it is peak time, and none is free from the next hour',
    place([taken('01', ['charging', '09:00', '13:00'])], PEAK),
    '11:10',
    'None free',
    'Next free at 1:00 PM, charger 01',
  ],
  ['one charger', place([charger()]), '10:00', '1 free', 'of 1 charger'],
  [
    'none is free',
    place([taken('01', ['charging', '09:00', '13:00']), taken('02', ['charging', '09:00', '12:00'])]),
    '10:00',
    'None free',
    'Next free at 12:00 PM, charger 02',
  ],
  [
    'reservations follow each other, or leave less than an hour',
    place([
      taken('01', ['charging', '09:00', '12:00'], ['reserved', '12:00', '15:00']),
      taken('02', ['charging', '09:00', '12:00'], ['reserved', '12:30', '14:00']),
    ]),
    '10:00',
    'None free',
    'Next free at 2:00 PM, charger 02',
  ],
  [
    'what is reported or out of service is not the next free one',
    place([
      charger([], { ...BROKEN, number: '01' }),
      charger([], { inService: false, number: '02' }),
      taken('03', ['charging', '09:00', '12:00']),
    ]),
    '10:00',
    'None free',
    'Next free at 12:00 PM, charger 03',
  ],
  [
    'it closes before one is free',
    place([taken('01', ['charging', '09:00', '17:30'])], BY_DAY),
    '17:00',
    'None free',
    'Next free tomorrow at 8:00 AM, charger 01',
  ],
  [
    'nothing for two days',
    place([charger([], BROKEN)]),
    '10:00',
    'None free',
    'Nothing is free today or tomorrow',
  ],
  ['closed for a break', place([charger()], TWICE), '13:00', 'Closed', 'Opens at 2:00 PM'],
  ['closed until the night', place([charger()], BY_NIGHT), '07:00', 'Closed', 'Opens at 8:00 PM'],
  ['closed until later', place([charger()], BY_DAY), '07:00', 'Closed', 'Opens at 8:00 AM'],
  ['closed until tomorrow', place([charger()], BY_DAY), '19:00', 'Closed', 'Opens tomorrow at 8:00 AM'],
  ['no chargers', place([]), '10:00', 'No chargers', 'An administrator adds them with the location.'],
])('in sum, %s', (_, state, time, figure, say) => {
  const { figure: shown, say: said } = summaryOf(state, tilesOf(state, at(time)), at(time));
  expect([shown, said]).toEqual([figure, say]);
});

test('after a weekend’s end it opens on the day that it names', () => {
  const state = place([charger()], { ...BY_DAY, until: at('00:00', '23').toISOString() });
  const now = at('15:00', '21');
  expect(summaryOf(state, tilesOf(state, now), now).say).toBe('Opens Monday at 8:00 AM');
});

test.each([
  [0, null],
  [null, null],
  [3, '3 waiting in line'],
])('with %s in line it says %s', (waiting, words) => {
  const state = place([charger()], { waiting });
  expect(summaryOf(state, tilesOf(state, at('10:00')), at('10:00')).waiting).toBe(words);
});

test('a tile says what the charger gives', () => {
  const fast = { powerOutput: 150, connectorType: 'ccs_1', chargingType: 'dc_fast' };
  const tiles = tilesOf(place([charger([], { powerOutput: 7.2 }), charger([], fast)]), at('10:00'));
  expect(tiles.map(({ kind }) => kind)).toEqual(['7.2 kW, Type 1', '150 kW, CCS 1, DC fast']);
});
