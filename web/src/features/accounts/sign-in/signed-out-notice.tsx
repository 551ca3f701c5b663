import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { localPath, returnUrlOf } from './after-sign-in.ts';
import { useWasSignedOut } from './signed-out.ts';

/**
 * Explains why the sign-in page is shown: the person's session has ended, or they come from a message about an offer.
 * Renders nothing for others.
 */
export function SignedOutNotice(): ReactNode {
  const wasSignedOut = useWasSignedOut();
  const leadsToOffer = leadsToAnOffer(returnUrlOf(useSearch()));
  if (leadsToOffer) {
    return (
      <Notice tone="info" title="A charger was offered to you">
        Sign in to take it or to pass it on. It is held for a few minutes only.
      </Notice>
    );
  }
  if (!wasSignedOut) return null;
  return (
    <Notice tone="info" title="You were signed out">
      Your session ended, here or from another device. Sign in to go on where you were.
    </Notice>
  );
}

function leadsToAnOffer(returnUrl: string | null): boolean {
  const [path, query] = localPath(returnUrl)?.split('?') ?? [];
  return path === paths.offer || (path === paths.line && new URLSearchParams(query).has('offer'));
}
