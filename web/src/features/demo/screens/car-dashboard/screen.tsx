import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useViewHeading } from '../../../../lib/use-view-heading.ts';
import { BookingView } from './booking-view.tsx';
import { DetailsView } from './details-view.tsx';
import { Overview } from './overview.tsx';
import type { Program, Reservation } from './sample.ts';
import './car-dashboard.css';

/**
 * The car's charge, its charging settings, and a form to reserve. The view is kept in the address, so that the browser's
 * back button works, too.
 */
export function CarDashboardScreen(): ReactNode {
  const view = new URLSearchParams(useSearch()).get('view');
  useViewHeading(view);
  const [program, setProgram] = useState<Program>('Standard');
  const [isSetUp, setSetUp] = useState(false);
  const [reserved, setReserved] = useState<Reservation | null>(null);
  const choose = (chosen: Program): void => {
    setProgram(chosen);
    setSetUp(true);
  };
  if (view === 'details') return <DetailsView program={program} isSetUp={isSetUp} onProgram={choose} />;
  if (view === 'booking') return <BookingView reserved={reserved} onReserve={setReserved} />;
  return <Overview isSetUp={isSetUp} reserved={reserved} />;
}
