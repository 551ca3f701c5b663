import type { Location, Spot } from '@chargerota/contract';
import type { LocationRow, SpotRow } from './store.ts';

// Rows hold what the contract lists; its response schemas leave out the rest. Only dates need work.
export const presentLocation = (row: LocationRow): Location => row;
export const presentSpot = (row: SpotRow): Spot => ({
  ...row,
  lastStatusUpdate: row.lastStatusUpdate?.toISOString() ?? null,
});
