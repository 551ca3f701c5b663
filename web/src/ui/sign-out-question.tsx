import type { ReactNode } from 'react';
import { ConfirmDialog } from './dialog.tsx';

type SignOutQuestionProps = { signOut: () => Promise<unknown>; onClose: () => void };

/** Beside the other tools of a phone, signing out is easily pressed by mistake. */
export const SignOutQuestion = ({ signOut, onClose }: SignOutQuestionProps): ReactNode => (
  <ConfirmDialog
    onClose={onClose}
    title="Sign out here?"
    description="Your reservations stay as they are. You need your password, or your provider, to sign in again."
    confirmLabel="Sign Out"
    keepLabel="Stay signed in"
    act={signOut}
  />
);
