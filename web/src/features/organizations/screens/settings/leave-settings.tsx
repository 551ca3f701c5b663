import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../../lib/leave-guard.ts';
import { LeaveQuestion } from '../../../../ui/leave-question.tsx';

type LeaveSettingsProps = {
  isUnsaved: boolean;
  /** Whether nothing but the details that people see is not saved. */
  onlyDetails?: boolean;
  /** Addresses at which nothing is lost begin with it. */
  address: string;
  /** Whether a field holds a text that is not saved: it is lost wherever its view is left. */
  isTyping: boolean;
};

/** Asks before settings that are not saved are left. */
export function LeaveSettings({
  isUnsaved,
  onlyDetails = false,
  address,
  isTyping,
}: LeaveSettingsProps): ReactNode {
  const guard = useLeaveGuard(isUnsaved, (to) => !isTyping && to.startsWith(address));
  return (
    <LeaveQuestion
      guard={guard}
      description={
        onlyDetails
          ? m.organizationsSettings.yourChangesToTheDetails
          : m.organizationsSettings.someOfYourChangesTo
      }
    />
  );
}
