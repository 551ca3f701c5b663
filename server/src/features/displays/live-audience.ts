import type { LiveEvent } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Audience, Reader } from '../../platform/events/readers.ts';
import { listStanding, type DisplayKey, type DisplayPlace } from './store.ts';

/** The topics that change what a display shows; of other locations it hears nothing. */
const SHOWN = new Set<LiveEvent['topic']>(['reservations', 'locations', 'line', 'organization']);

/** A display as a reader of live events. */
export const readerOf = ({
  organizationId,
  displayId: id,
  locationId,
}: Pick<DisplayPlace, 'organizationId' | 'displayId' | 'locationId'>): Omit<Reader, 'send' | 'end'> => ({
  sessionId: keyText({ organizationId, id }),
  userId: id,
  concerns: (change) =>
    SHOWN.has(change.topic) && (change.locationId === undefined || change.locationId === locationId),
});

/** Adds the displays to the audience of live events: one whose link was revoked has none. */
export const withDisplays =
  ({ database }: Pick<AppDeps, 'database'>, readPersons: (ids: readonly string[]) => Promise<Audience>) =>
  async (readerIds: readonly string[]): Promise<Audience> => {
    const keys = readerIds.flatMap((id) => keyOf(id) ?? []);
    const sessionIds = readerIds.filter((id) => !keyOf(id));
    const [persons, displays] = await Promise.all([
      sessionIds.length > 0 ? readPersons(sessionIds) : [],
      keys.length > 0 ? listStanding(database.drizzle, keys) : [],
    ]);
    return new Map([
      ...persons,
      ...displays.map((display) => [keyText(display), [display.organizationId]] as const),
    ]);
  };

/** What stands where the id of a person's session would be. */
const keyText = ({ organizationId, id }: DisplayKey): string => `display:${organizationId}:${id}`;

function keyOf(readerId: string): DisplayKey | null {
  const [kind, organizationId, id] = readerId.split(':');
  return kind === 'display' && organizationId && id ? { organizationId, id } : null;
}
