import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

// The form is loaded only when it is opened.
const loadDialog = () => import('./preferences-dialog.tsx');
const PreferencesDialog = lazy(async () => ({ default: (await loadDialog()).PreferencesDialog }));

/** Opens the person's charging preferences. */
export function PreferencesLink({ className }: { className: string }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        Your charging preferences
      </button>
      {open && (
        <Suspense fallback={null}>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
