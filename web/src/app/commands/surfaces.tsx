import type { ReactNode } from 'react';
import { useSignOut } from '../../lib/session.ts';
import { SignOutQuestion } from '../../ui/sign-out-question.tsx';
import { CommandMenu } from './command-menu.tsx';
import type { Opened } from './opened.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

export type SurfacesProps = {
  opened: Opened;
  onClose: () => void;
  /** Closes, and then does something. */
  onLead: (go: () => void) => void;
};

/** What the shortcuts open over a screen. */
export function Surfaces({ opened, onClose, onLead }: SurfacesProps): ReactNode {
  const signOut = useSignOut();
  return (
    <>
      {opened === 'menu' && <CommandMenu onClose={onClose} onLead={onLead} />}
      {opened === 'sheet' && <ShortcutSheet onClose={onClose} />}
      {opened === 'sign-out' && <SignOutQuestion onClose={onClose} signOut={() => signOut.mutateAsync()} />}
    </>
  );
}
