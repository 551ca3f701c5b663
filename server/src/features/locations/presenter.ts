import type { Location, Spot } from '@chargerota/contract';
import type { LocationRow, SpotRow } from './store.ts';

// The response schemas remove columns that are not in the contract. Only dates have to be converted.
export const presentLocation = (row: LocationRow): Location => row;
export const presentSpot = (row: SpotRow): Spot => ({
  ...row,
  lastStatusUpdate: row.lastStatusUpdate?.toISOString() ?? null,
});
