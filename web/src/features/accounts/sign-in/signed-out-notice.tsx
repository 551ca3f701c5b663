import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useWasSignedOut } from './signed-out.ts';

/** Says why somebody is at the sign-in page who did not ask for it; nothing to everybody else. */
export function SignedOutNotice(): ReactNode {
  if (!useWasSignedOut()) return null;
  return (
    <Notice tone="info" title="You were signed out">
      Your session ended, here or from another device. Sign in to go on where you were.
    </Notice>
  );
}
