import { m } from '@chargerota/messages';
import { plainText } from '../../../../lib/plain-text.ts';
// The sample sites of the demo, and what is counted in them.

export type SpotStatus = 'available' | 'occupied' | 'reserved' | 'maintenance';
export type Spot = { number: number; status: SpotStatus };

export type Site = {
  name: string;
  address: string;
  /** On the map. */
  place: { left: string; top: string };
  speed: string;
  isFast: boolean;
  status: 'operational' | 'limited';
  /** How many of the occupied spots give power at the moment. */
  charging: number;
  spots: readonly Spot[];
};

const SIGNS = { a: 'available', o: 'occupied', r: 'reserved', m: 'maintenance' } as const;

/** One letter for each spot: available, occupied, reserved, in maintenance. */
const spotsOf = (letters: string): Spot[] =>
  letters
    .split('')
    .map((letter, index) => ({ number: index + 1, status: SIGNS[letter as keyof typeof SIGNS] }));

export const SITES: readonly Site[] = [
  {
    name: m.demoCarStatus.buildingA,
    address: '100 Campus Drive, Level P1',
    place: { left: '26%', top: '46%' },
    speed: m.demoCarStatus.level279KW,
    isFast: false,
    status: 'operational',
    charging: 4,
    spots: spotsOf('aooraaoaorom'),
  },
  {
    name: m.demoCarStatus.buildingB,
    address: '220 Campus Drive, North Lot',
    place: { left: '62%', top: '24%' },
    speed: m.demoCarStatus.level211KW,
    isFast: false,
    status: 'operational',
    charging: 4,
    spots: spotsOf('oaooraoaoo'),
  },
  {
    name: m.demoCarStatus.buildingC,
    address: '15 Harbor Way, Visitor Deck',
    place: { left: '76%', top: '70%' },
    speed: m.demoCarStatus.dCFast50KW,
    isFast: true,
    status: 'operational',
    charging: 2,
    spots: spotsOf('aoraoaoroa'),
  },
];

export const countOf = (site: Site, status: SpotStatus): number =>
  site.spots.filter((spot) => spot.status === status).length;

/** The figures of the overview. The occupancy is a share of all spots, rounded to a whole percentage. */
export function overviewOf(sites: readonly Site[]) {
  const sum = (count: (site: Site) => number): number =>
    sites.reduce((total, site) => total + count(site), 0);
  const total = sum(({ spots }) => spots.length);
  const occupied = sum((site) => countOf(site, 'occupied'));
  return {
    total,
    occupied,
    available: sum((site) => countOf(site, 'available')),
    charging: sum(({ charging }) => charging),
    percent: total === 0 ? 0 : Math.round((occupied / total) * 100),
  };
}

const MOST_TILES = 8;

/** The spots that a site's card shows: at most eight, until all are asked for. */
export const tilesOf = ({ spots }: Site, showsAll: boolean): readonly Spot[] =>
  showsAll ? spots : spots.slice(0, MOST_TILES);

/** The sites whose name or address contains the words; all for none. */
export function sitesFor(words: string): Site[] {
  const wanted = plainText(words.trim());
  return SITES.filter(({ name, address }) => plainText(`${name} ${address}`).includes(wanted));
}

export const FILTERS = [
  { value: 'all', label: m.demoCarStatus.all },
  { value: 'available', label: m.demoCarStatus.available },
  { value: 'fast-charging', label: m.demoCarStatus.fastCharging },
  { value: 'reserved', label: m.demoCarStatus.reserved },
] as const;
export type Filter = (typeof FILTERS)[number]['value'];

/** Whether a filter points out a spot. It hides none: the filters are a selection only. */
export function isPointedOut(filter: Filter, site: Site, spot: Spot): boolean {
  if (filter === 'all') return false;
  return filter === 'fast-charging' ? site.isFast : spot.status === filter;
}

/** Usage in percent, from 6:00 AM to 8:00 PM in steps of two hours. */
export const USAGE_HOURS = [6, 8, 10, 12, 14, 16, 18] as const;
export const USAGE: readonly { day: string; percents: readonly number[] }[] = [
  { day: m.demoCarStatus.mon, percents: [22, 61, 78, 92, 74, 55, 30] },
  { day: m.demoCarStatus.tue, percents: [25, 66, 81, 95, 77, 58, 34] },
  { day: m.demoCarStatus.wed, percents: [28, 70, 84, 97, 80, 60, 36] },
  { day: m.demoCarStatus.thu, percents: [24, 64, 79, 94, 76, 57, 33] },
  { day: m.demoCarStatus.fri, percents: [18, 49, 63, 80, 58, 40, 21] },
];
