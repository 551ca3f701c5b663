import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Brand } from '../../../ui/app-header.tsx';
import { useRootClass } from '../../../ui/use-root-class.ts';
import '../styles/operator.css';

/** The head of the operators' screens, which have no navigation at the bottom. */
export function PortalMast({ children }: { children?: ReactNode }): ReactNode {
  useRootClass('has-portal');
  return (
    <header className="wrap op-mast line mid ends gap-4-16 py-8">
      <Brand href={paths.developerPortal} />
      {children}
    </header>
  );
}
