import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonPart } from '../../../ui/states.tsx';

/** Rows of a section while they load, with the columns and heights of the real ones; widths vary as those of text do. */
export const SecuritySkeleton = ({ rows }: { rows: number }): ReactNode => (
  <ul className="rows" aria-busy="true" aria-label={m.common.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <li className="acc-row acc-sk" key={row}>
        <span className="acc-n words gap-2 pretty">
          <Skeleton width={148 - (row % 3) * 18} />
          <Skeleton width={212 - (row % 2) * 26} />
        </span>
      </li>
    ))}
  </ul>
);

/** A row with its button, as Email and Password have one. */
export const SecurityRowSkeleton = (): ReactNode => (
  <SkeletonPart className="acc-row acc-sk">
    <span className="acc-n words gap-2 pretty">
      <Skeleton width={148} />
      <Skeleton width={212} />
    </span>
    <span className="acc-a">
      <Skeleton width={136} />
    </span>
  </SkeletonPart>
);
