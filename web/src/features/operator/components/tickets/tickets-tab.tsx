import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/states.tsx';

export const TicketsTab = (): ReactNode => <EmptyState title="No tickets yet" />;
