import type { User } from '@chargerota/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { formerValues } from '../../../lib/former-values.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { NOTHING_TO_UNDO } from '../../../ui/use-undo.ts';
import type { Undone } from '../../../ui/use-undo.ts';
import { showProfile } from './api.ts';
import type { ProfileChanges } from './api.ts';
import { changesOf, valuesOf } from './profile-values.ts';

/** Gives the profile the values back that it had before `after` was saved. */
export async function undoProfile(client: QueryClient, before: User, after: User): Promise<Undone> {
  const now = (await client.fetchQuery({ ...currentUserQuery, staleTime: 0 })) ?? after;
  const had = asSent(before);
  const former = formerValues(had, asSent(after), asSent(now), Object.keys(had) as (keyof ProfileChanges)[]);
  if (Object.keys(former).length === 0) return NOTHING_TO_UNDO;
  showProfile(client, await call('PATCH /api/users/:id', { params: { id: before.id }, body: former }));
  return 'Your profile is as before.';
}

const asSent = (user: User): ProfileChanges => changesOf(valuesOf(user), user.email);
