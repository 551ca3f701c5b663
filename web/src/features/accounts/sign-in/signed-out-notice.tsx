import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useWasSignedOut } from './signed-out.ts';

/** Explains why the sign-in page is shown to a person whose session has ended; renders nothing for others. */
export function SignedOutNotice(): ReactNode {
  if (!useWasSignedOut()) return null;
  return (
    <Notice tone="info" title="You were signed out">
      Your session ended, here or from another device. Sign in to go on where you were.
    </Notice>
  );
}
