import { m } from '@chargerota/messages';
import { OLD_TICKET_DAYS } from '@chargerota/domain';
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
  return (
    <>
      <Button disabled={!data} onClick={() => data && setAsked(data.old)}>
        <Archive className="ic ic-16" aria-hidden="true" />
        {m.operatorTickets.archiveOld}
      </Button>
      {asked === 0 && (
        <Dialog
          open
          onClose={close}
          title={m.operatorTickets.noTicketIsOldEnough}
          description={m.operatorTickets.noTicketIsOldYet({ count: OLD_TICKET_DAYS })}
          actions={
            <Button data-safe onClick={close}>
              {m.operatorTickets.oK}
            </Button>
          }
        />
      )}
      {asked !== null && asked > 0 && (
        <ConfirmDialog
          onClose={close}
          title={m.operatorTickets.archiveOldTickets({ count: asked })}
          description={m.operatorTickets.ticketsAreOldAfter({ count: OLD_TICKET_DAYS })}
          confirmLabel={m.operatorTickets.archiveOld}
          keepLabel={m.operatorTickets.keepInList}
          harmless
          act={() => archive.mutateAsync()}
        />
      )}
    </>
  );
}
