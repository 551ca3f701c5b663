import type { ReactNode } from 'react';

type ScrollFrameProps = { label: string; className: string; children: ReactNode };

/** What can be longer or wider than its frame and scrolls in it, by the keyboard too. */
export const ScrollFrame = ({ label, ...rest }: ScrollFrameProps): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} {...rest} />
);
