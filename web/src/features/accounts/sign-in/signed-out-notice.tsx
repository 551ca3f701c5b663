import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useWasSignedOut } from './signed-out.ts';

/** Explains to a person whose session has ended why they see the sign-in page; empty for everybody else. */
export function SignedOutNotice(): ReactNode {
  if (!useWasSignedOut()) return null;
  return (
    <Notice tone="info" title="You were signed out">
      Your session ended, here or from another device. Sign in to go on where you were.
    </Notice>
  );
}
