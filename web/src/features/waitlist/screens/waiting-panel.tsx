import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/page.tsx';
import { watchesQuery } from '../api.ts';
import { WatchList } from '../components/watch-list.tsx';
import { stands } from '../standing.ts';
import '../styles/line.css';

/** What the member waits for; nothing while they wait for nothing. */
export function WaitingPanel(): ReactNode {
  const watches = useQuery(watchesQuery).data?.filter(stands) ?? [];
  if (watches.length === 0) return null;
  return (
    <Section title="You are waiting for">
      <WatchList watches={watches} />
    </Section>
  );
}
