import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/states.tsx';

export const HealthTab = (): ReactNode => <EmptyState title="No figures yet" />;
