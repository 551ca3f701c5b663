import type { Watch } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useLeaveLine } from '../api.ts';
import { dayWords, wishWords } from '../line-words.ts';

/** Leaves the line with one entry, after a question, because its place is lost. */
export function LeaveLine({ watch }: { watch: Watch }): ReactNode {
  const leave = useLeaveLine();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="loss" onClick={() => setIsAsking(true)}>
        Leave
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setIsAsking(false)}
          title="Leave the line?"
          description={`You no longer wait at ${watch.location.name} for ${dayWords(watch)} (${wishWords(watch)}). If you join again later, you get a new place.`}
          confirmLabel="Leave the line"
          keepLabel="Stay in line"
          act={() => leave.mutateAsync(watch.id)}
        />
      )}
    </>
  );
}
