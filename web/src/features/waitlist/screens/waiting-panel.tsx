import type { Offer } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/page.tsx';
import { watchesQuery } from '../api.ts';
import { WatchList } from '../components/watch-list.tsx';
import { isBeside, stands } from '../standing.ts';
import '../styles/line.css';

/** What the member waits for beside the `offers` that are shown; nothing while they wait for nothing else. */
export function WaitingPanel({ offers }: { offers: readonly Offer[] }): ReactNode {
  const watches = useQuery(watchesQuery).data?.filter(stands).filter(isBeside(offers)) ?? [];
  if (watches.length === 0) return null;
  return (
    <Section title="You are waiting for">
      <WatchList watches={watches} />
    </Section>
  );
}
