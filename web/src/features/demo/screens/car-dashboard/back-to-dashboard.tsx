import { m } from '@chargerota/messages';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';

export function BackToDashboard(): ReactNode {
  return (
    <Link className="dm-btn is-small dmd-back" href={paths.demoDashboard}>
      <ChevronLeft className="ic ic-16" aria-hidden="true" />
      {m.demoCarDashboard.backToDashboard}
    </Link>
  );
}
