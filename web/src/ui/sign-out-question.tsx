import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './dialog.tsx';

type SignOutQuestionProps = { signOut: () => Promise<unknown>; onClose: () => void };

/** Beside the other tools of a phone, signing out is easily pressed by mistake. */
export const SignOutQuestion = ({ signOut, onClose }: SignOutQuestionProps): ReactNode => (
  <ConfirmDialog
    onClose={onClose}
    title={m.parts.signOutHere}
    description={m.parts.yourReservationsStayAsThey}
    confirmLabel={m.common.signOut}
    keepLabel={m.parts.staySignedIn}
    act={signOut}
  />
);
