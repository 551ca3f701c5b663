import { m } from '@chargerota/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BASE } from '../../../lib/base.ts';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import type { ComingReservations } from './coming-reservations.ts';
import './coming-reservations.css';

type ComingReservationsDialogProps = {
  coming: ComingReservations;
  /** The action as a question: `Suspend Priya Castellan?` */
  title: string;
  /** Says what will happen and who is told: `These reservations will be cancelled, and … is told.` */
  description: string;
  /** The label of the confirming button, e.g. `Suspend and cancel them`. */
  confirmLabel: string;
  keepLabel: string;
  /** Repeats the call with this confirmation. */
  act: (confirmation: string) => Promise<unknown>;
  onClose: () => void;
};

/**
 * Shown before an administrator's action cancels reservations of members, or leaves them in closed hours: names each, and
 * continues only after confirmation.
 */
export function ComingReservationsDialog(props: ComingReservationsDialogProps): ReactNode {
  const { coming, title, description, confirmLabel, keepLabel, act, onClose } = props;
  const [askedFirst] = useState(coming.confirmation);
  const { total, named } = coming;
  return (
    <ConfirmDialog
      wide
      comesByItself
      onClose={onClose}
      title={title}
      figure={
        <Rich
          of={m.reservationsQuestions.countOfUpcoming({ count: total })}
          unit={(it) => <span className="unit">{it}</span>}
        />
      }
      description={description}
      confirmLabel={confirmLabel}
      keepLabel={keepLabel}
      harmless={coming.stay}
      act={() => act(coming.confirmation)}
    >
      {coming.confirmation !== askedFirst && (
        <p className="warn medium mb-12" role="alert">
          {m.reservationsQuestions.theseHaveChangedInThe}
        </p>
      )}
      <ScrollFrame label={m.reservationsQuestions.upcomingReservations} className="coming sm">
        <ul className="rows">
          {named.map(({ id, message, date }) => (
            <Row key={id} message={message} day={coming.stay ? date : null} />
          ))}
          {total > named.length && (
            <li className="mute">{m.reservationsQuestions.andMore({ count: total - named.length })}</li>
          )}
        </ul>
      </ScrollFrame>
    </ConfirmDialog>
  );
}

/**
 * The server's message is `when: charger, where or who`; the time is shown on its own line. Where the reservation stays,
 * it opens its day, in another tab because the form behind the question is not saved yet.
 */
function Row({ message, day }: { message: string; day: string | null }): ReactNode {
  const [when, ...rest] = message.split(': ');
  return (
    <li>
      <b>
        {day ? (
          <a className="link" href={`${BASE}${paths.availability}?day=${day}`} target="_blank" rel="noopener">
            {when}
          </a>
        ) : (
          when
        )}
      </b>{' '}
      <span className="mute">{rest.join(': ')}</span>
    </li>
  );
}
