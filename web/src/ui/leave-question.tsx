import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import type { useLeaveGuard } from '../lib/leave-guard.ts';
import { ConfirmDialog } from './dialog.tsx';

type LeaveQuestionProps = {
  guard: ReturnType<typeof useLeaveGuard>;
  title?: string;
  description: string;
  /** What else leaving does. */
  onLeave?: () => void;
};

/** Asks before unsaved changes are left. */
export const LeaveQuestion = ({
  guard,
  title = m.parts.leaveWithoutSaving,
  description,
  onLeave,
}: LeaveQuestionProps): ReactNode =>
  guard.leaving && (
    <ConfirmDialog
      onClose={guard.stay}
      title={title}
      description={description}
      confirmLabel={m.parts.leave}
      keepLabel={m.parts.stay}
      act={async () => {
        onLeave?.();
        guard.leave();
      }}
    />
  );
