import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { heldFor, type Held } from '../held-words.ts';
import { ClockRange } from './clock-text.tsx';
import '../styles/status-list.css';

export interface ReservationDetailsProps {
  titleId: string;
  /** `zone` is set if the location's clocks differ from the viewer's. */
  slot: { from: string; to: string; zone: string | null };
  /** `Fri, Nov 6`, unless the rest of the screen names the date. */
  date?: string;
  locationName: string;
  spot: { spotNumber: string; powerKw: number; connector: string };
  /** Set if the slot is only held, for whom and until when. */
  held?: Held | undefined;
  /** Missing if the organization's privacy settings hide it; without a name its status is `Occupied`. */
  reservedBy?: string | undefined;
  vehicle?: string | undefined;
  contact?: string | undefined;
  /** Under the facts, e.g. why some are missing. */
  note?: ReactNode;
  /** Buttons, e.g. for one's own reservation. */
  actions?: ReactNode;
  onClose: () => void;
}

/**
 * The details of one reservation, for a popover (wide screens) or sheet (phones). The element around it has the dialog
 * role.
 */
export function ReservationDetails(props: ReservationDetailsProps) {
  const { spot, held } = props;
  return (
    <div className="det">
      <div className="det-head">
        <h2 id={props.titleId}>{held ? 'Held slot' : 'Reservation Details'}</h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={props.onClose}>
          <X className="ic" />
        </button>
      </div>
      <p className="det-time fig fig-28">
        <span className="vh">Time slot: </span>
        <ClockRange from={props.slot.from} to={props.slot.to} large />
        {props.slot.zone && <span className="zn"> {props.slot.zone}</span>}
      </p>
      <dl className="facts">
        {props.date && <Fact name="Date">{props.date}</Fact>}
        {held ? (
          <>
            <Fact name="Held for">{capitalized(heldFor(held))}</Fact>
            {held.until && <Fact name="Held until">{held.until}</Fact>}
          </>
        ) : (
          <Fact name={props.reservedBy ? 'Reserved by' : 'Status'}>{props.reservedBy ?? 'Occupied'}</Fact>
        )}
        <Fact name="Location">{props.locationName}</Fact>
        <Fact name="Charger">
          <span className="fig">{spot.spotNumber}</span>{' '}
          <span className="mute">
            {spot.powerKw} kW, {spot.connector}
          </span>
        </Fact>
        {/* Last: the status screen loads them once its details are open, and what is read already stays where it is. */}
        {props.vehicle && <Fact name="Vehicle">{props.vehicle}</Fact>}
        {props.contact && (
          <Fact name="Contact">
            <ContactText contact={props.contact} />
          </Fact>
        )}
      </dl>
      {props.note && <p className="sm mute">{props.note}</p>}
      <div className="det-act">{props.actions}</div>
    </div>
  );
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An email address, and what follows it. On a line that is too short, it breaks after the @ first. */
function ContactText({ contact }: { contact: string }): ReactNode {
  const at = contact.lastIndexOf('@') + 1;
  return (
    <>
      {contact.slice(0, at)}
      <wbr />
      {contact.slice(at)}
    </>
  );
}
