// How well a location suits a member, whatever the time (docs/rules.md "Recommendations").
import { m } from '@chargerota/messages';
import { distanceKm, formatDistance } from './distance.ts';
import type { Coordinates } from './distance.ts';
import { CONNECTOR_NAMES } from './reference-lists.ts';
import { chargingMinutes } from './suggested-length.ts';

/** What a member prefers; empty lists and nulls express nothing. */
export interface StationTaste {
  chargingTypes: readonly string[];
  connectorTypes: readonly string[];
  amenities: readonly string[];
  /** Kilometers. */
  maxDistance: number;
  home: Coordinates | null;
  work: Coordinates | null;
  usualEnergyKwh: number | null;
}

/** A charger in service. */
export interface RankedCharger {
  id: string;
  spotNumber: string;
  chargingType: string;
  connectorType: string;
  powerOutput: number;
}

export interface RankedStation {
  locationId: string;
  /** Points: only their order means something. */
  score: number;
  /** Whole sentences; empty if nothing speaks for it. */
  reason: string;
  /** Kilometers from the workplace or home, whichever is nearer. */
  distance: number | null;
  /** Minutes for the usual energy, at the fastest charger that suits. */
  estimatedChargingTime: number | null;
}

const POINTS = { visits: 30, charger: 15, amenities: 10, distance: 15 } as const;

/** Enough to read at a glance. */
const MOST_SENTENCES = 2;

interface Station {
  id: string;
  latitude: number | null;
  longitude: number | null;
  amenities: readonly string[];
  spots: readonly Omit<RankedCharger, 'id' | 'spotNumber'>[];
}

/** Locations with fewer points are recommended only to who asks for them. */
export const OUT_OF_REACH = -50;

/** `visits` is the share of the member's recent reservations that were here; null if they have none anywhere. */
export function rankStation(station: Station, taste: StationTaste, visits: number | null): RankedStation {
  const suiting = station.spots.filter((spot) => suits(spot, taste));
  const liked = station.amenities.filter((name) => taste.amenities.includes(name));
  const near = nearest(station, taste);
  const parts = [
    (visits ?? 0) * POINTS.visits,
    // Who charges elsewhere may be far from here: another city's garage is of no use to them.
    visits === 0 && !(near && near.kilometers <= taste.maxDistance) ? 2 * OUT_OF_REACH : 0,
    isChoosy(taste) ? (suiting.length > 0 ? POINTS.charger : -POINTS.charger) : 0,
    taste.amenities.length > 0 ? (liked.length / taste.amenities.length) * POINTS.amenities : 0,
    near ? POINTS.distance * Math.max(-1, 1 - near.kilometers / taste.maxDistance) : 0,
  ];
  const sentences = [
    chargerSentence(suiting, taste),
    liked.length > 0 ? m.rulesStationRanking.itsAmenitiesInclude({ amenities: inOneList(liked) }) : null,
    near && near.kilometers <= taste.maxDistance ? nearSentence(near) : null,
  ];
  const power = Math.max(
    0,
    ...(suiting.length > 0 ? suiting : station.spots).map((spot) => spot.powerOutput),
  );
  return {
    locationId: station.id,
    score: parts.reduce((sum, part) => sum + part, 0),
    reason: sentences
      .filter((sentence) => sentence !== null)
      .slice(0, MOST_SENTENCES)
      .join(' '),
    distance: near && Math.round(near.kilometers * 10) / 10,
    estimatedChargingTime:
      taste.usualEnergyKwh && power > 0 ? chargingMinutes(taste.usualEnergyKwh, power) : null,
  };
}

type Choosy = Pick<StationTaste, 'chargingTypes' | 'connectorTypes'>;

const isChoosy = ({ chargingTypes, connectorTypes }: Choosy): boolean =>
  chargingTypes.length + connectorTypes.length > 0;

/** Whether a charger is of a preferred kind; every charger is for who prefers none. */
export const suits = (
  { chargingType, connectorType }: Pick<RankedCharger, 'chargingType' | 'connectorType'>,
  { chargingTypes, connectorTypes }: Choosy,
): boolean =>
  (chargingTypes.length === 0 || chargingTypes.includes(chargingType)) &&
  (connectorTypes.length === 0 || connectorTypes.includes(connectorType));

function chargerSentence(suiting: Station['spots'], taste: StationTaste): string | null {
  const [first] = suiting;
  if (!first || !isChoosy(taste)) return null;
  if (taste.connectorTypes.length === 0) return m.rulesStationRanking.itsChargersAreOfThe;
  const names: Readonly<Record<string, string>> = CONNECTOR_NAMES;
  return m.rulesStationRanking.itsChargersHaveTheConnector({
    connector: names[first.connectorType] ?? first.connectorType,
  });
}

type Near = { from: 'workplace' | 'home'; kilometers: number };

function nearSentence({ from, kilometers }: Near): string {
  const distance = formatDistance(kilometers);
  return from === 'workplace'
    ? m.rulesStationRanking.itIsNearYourWorkplace({ distance })
    : m.rulesStationRanking.itIsNearYourHome({ distance });
}

function nearest({ latitude, longitude }: Station, { home, work }: StationTaste): Near | null {
  if (latitude === null || longitude === null) return null;
  const known: Near[] = [
    ...(work ? [{ from: 'workplace' as const, kilometers: distanceKm(work, { latitude, longitude }) }] : []),
    ...(home ? [{ from: 'home' as const, kilometers: distanceKm(home, { latitude, longitude }) }] : []),
  ];
  return known.toSorted((a, b) => a.kilometers - b.kilometers)[0] ?? null;
}

const inOneList = (names: readonly string[]): string =>
  names.length > 1
    ? m.rulesStationRanking.namesAndLast({ names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
    : (names[0] ?? '');
