import { Check, Clock, Hourglass, User, Wrench, type LucideIcon } from 'lucide-react';
import type { SlotState } from './grid-model.ts';

/** The icon and words of each state, so that none depends on colour alone. */
export const SLOT_STATES: Record<
  SlotState,
  { Icon?: LucideIcon; word: string; legend: string; spoken: string }
> = {
  free: { word: 'Free', legend: 'Free', spoken: 'free, by reservation' },
  walkin: { word: 'Walk-in', legend: 'Walk-in', spoken: 'free, walk-in' },
  peak: { Icon: Clock, word: 'Reserve', legend: 'Peak, reserve', spoken: 'free, reservation needed' },
  taken: { Icon: User, word: 'Occupied', legend: 'Taken', spoken: 'taken' },
  mine: { Icon: Check, word: 'You', legend: 'Yours', spoken: 'yours' },
  held: { Icon: Hourglass, word: 'Held', legend: 'Held', spoken: 'held' },
  closed: { word: '', legend: 'Closed', spoken: 'closed' },
  maintenance: { Icon: Wrench, word: 'Maintenance', legend: 'Maintenance', spoken: 'in maintenance' },
};
