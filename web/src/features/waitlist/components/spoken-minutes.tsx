import type { ReactNode } from 'react';

/** What a countdown beside it shows each second; screen readers hear it once a minute. */
export const SpokenMinutes = ({ minutes }: { minutes: number }): ReactNode => (
  <output className="vh">
    {minutes === 1 ? 'Held for you for 1 more minute.' : `Held for you for ${minutes} more minutes.`}
  </output>
);
