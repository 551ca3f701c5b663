import { formatNumber, OLD_TICKET_DAYS } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/dialog.tsx';
import { ticketCountsQuery, useArchiveOld } from '../../tickets-api.ts';

/** Takes old tickets out of the list, after saying how many and what "old" means. */
export function ArchiveOld(): ReactNode {
  // As many as there were at the press: once they are archived, none is old, while the question still stands.
  const [asked, setAsked] = useState<number | null>(null);
  const { data } = useQuery(ticketCountsQuery);
  const archive = useArchiveOld();
  const close = (): void => setAsked(null);
  const meaning = `A ticket is old ${OLD_TICKET_DAYS} days after it was completed.`;
  return (
    <>
      <Button disabled={!data} onClick={() => data && setAsked(data.old)}>
        <Archive className="ic ic-16" aria-hidden="true" />
        Archive Old
      </Button>
      {asked === 0 && (
        <Dialog
          open
          onClose={close}
          title="No ticket is old enough"
          description={`${meaning} None is by now, so there is nothing to archive.`}
          actions={
            <Button data-safe onClick={close}>
              OK
            </Button>
          }
        />
      )}
      {asked !== null && asked > 0 && (
        <ConfirmDialog
          onClose={close}
          title={asked === 1 ? 'Archive 1 old ticket?' : `Archive ${formatNumber(asked)} old tickets?`}
          description={`${meaning} Archived tickets leave the list and the counts; you find them under Archived.`}
          confirmLabel="Archive Old"
          keepLabel="Keep in list"
          harmless
          act={() => archive.mutateAsync()}
        />
      )}
    </>
  );
}
