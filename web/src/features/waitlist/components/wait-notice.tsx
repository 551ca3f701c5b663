import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { waitQuery } from '../line-words.ts';
import type { WaitLink } from '../line-words.ts';

/** Where nothing is free: the way into the line, filled in with what was looked for. */
export const WaitNotice = ({ title, wait }: { title: string; wait: WaitLink }): ReactNode => (
  <Notice
    tone="info"
    title={title}
    action={<ButtonLink href={`${paths.line}${waitQuery(wait)}`}>Join the line</ButtonLink>}
  >
    You are offered a charger when one becomes free and it is your turn.
  </Notice>
);
