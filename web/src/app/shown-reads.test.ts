import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isAbout, oldestShown } from './shown-reads.ts';

test('a screen is as old as the oldest read that it is about, not as what is read beside it', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const read = (queryKey: readonly unknown[], updatedAt: number): void => {
    client.setQueryData(queryKey, [], { updatedAt });
    new QueryObserver(client, { queryKey }).subscribe(() => undefined);
  };
  read(['/api/offers'], 100);
  read(['/api/users', 'u1', 'reservations'], 200);
  read(['/api/days', '2026-06-10', { locationId: 'l1' }], 400);
  read(['/api/days', '2026-06-10', { locationId: 'l2' }], 300);
  // No longer shown.
  client.setQueryData(['/api/days', '2026-06-09', {}], [], { updatedAt: 50 });

  expect(oldestShown(client, isAbout(['/api/days']))).toBe(300);
  expect(oldestShown(client, isAbout(['/api/users']))).toBe(200);
  expect(oldestShown(client, isAbout())).toBeNull();
  expect(oldestShown(client, () => true)).toBe(100);
  client.clear();
});
