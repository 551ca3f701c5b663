import type { Location, Spot } from '@chargerota/contract';
import { arrivalWindow } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatTimeThere } from '../../../../lib/dates.ts';
import { useIsArrivalPending } from '../../../../lib/pending/arrivals.ts';
import { paths, reservationPath } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useJustChanged } from '../../../../lib/use-over-time.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { waitQuery } from '../../../waitlist/line-words.ts';
import { ArrivalWaits, ConfirmOrWait } from '../../pending/pending-arrival.tsx';
import { heldWords } from '../../day/charger-words.ts';
import { periodOf } from '../../member/rule-context.ts';
import { MoveAway } from '../../actions/move-away.tsx';
import type { ReservationActions } from '../../actions/use-reservation-actions.tsx';
import { useOfferPath } from '../../../waitlist/api.ts';
import type { Situation, ChargerScene } from './at-charger.ts';
import { SomebodyWaits, ChargingSessionActs } from '../../actions/charging-session-acts.tsx';
import { useExtensionLimit } from '../../actions/use-extension-limit.ts';
import type { ChargingSessionPlace } from '../../actions/use-extension-limit.ts';
import type { OwnRow } from '../../member/own-rows.ts';

type AnswerProps = {
  scene: ChargerScene;
  location: Location;
  spot: Spot;
  actions: ReservationActions;
  onWalkIn: () => void;
  onEarly: () => void;
};

/** What the charger is for its finder now, in a sentence, and the one press that follows. */
export function Answer(props: AnswerProps): ReactNode {
  const { situation } = props.scene;
  const { title, text } = wordsOf(situation, props);
  // The second half of a double press must not press what came in its place.
  const hasJustChanged = useJustChanged(situation.is);
  return (
    <section className="at-answer" aria-labelledby="at-title" data-just-changed={hasJustChanged || undefined}>
      <h2 id="at-title" className="fig-28">
        {title}
      </h2>
      <p>{text}</p>
      <Acts {...props} />
      <Failures within=".at-answer" />
    </section>
  );
}

function wordsOf(situation: Situation, { location }: AnswerProps): { title: string; text: string } {
  const at = (instant: Date): string => formatTimeThere(instant, location.timezone);
  switch (situation.is) {
    case 'confirm': {
      const { closesAt } = arrivalWindow(
        situation.row,
        situation.row.location.organization.noShowGracePeriodMinutes,
      );
      return {
        title: 'This charger is reserved for you',
        text: `Your time is until ${at(situation.row.endsAt)}. Confirm your arrival by ${at(closesAt)}.`,
      };
    }
    case 'charging':
      return {
        title: 'You are charging here',
        text: `The charger is yours until ${at(situation.row.endsAt)}. Release it if you leave earlier.`,
      };
    case 'late':
      return {
        title: 'The time to confirm has passed',
        text: `Your reservation here began at ${at(situation.row.startsAt)}. The dashboard says what you can do.`,
      };
    case 'later':
      return {
        title: `It is yours from ${at(situation.row.startsAt)}`,
        text: `Your reservation here is until ${at(situation.row.endsAt)}. ${situation.why}`,
      };
    case 'early':
      return {
        title: 'This charger is empty, and yours next',
        text: `Your reservation begins at ${at(situation.row.startsAt)}. Start now, and the charger is yours until ${at(situation.row.endsAt)}.`,
      };
    case 'elsewhere': {
      const { spot, location: there } = situation.row;
      return situation.isCharging
        ? {
            title: `You are charging at charger ${spot.spotNumber}`,
            text: `That is at ${there.name}, until ${formatTimeThere(situation.row.endsAt, situation.row.timezone)}. Release it there before you take another one.`,
          }
        : {
            title:
              there.id === location.id
                ? `You reserved charger ${spot.spotNumber}`
                : `You reserved charger ${spot.spotNumber} at ${there.name}`,
            text: `It is yours at ${there.name} until ${formatTimeThere(situation.row.endsAt, situation.row.timezone)}.`,
          };
    }
    case 'out':
      return {
        title: 'This charger is out of service',
        text: 'It cannot be used until an administrator puts it back into service.',
      };
    case 'offered': {
      const end = at(periodOf(situation.hold).endsAt);
      const { until } = situation.held;
      return {
        title: 'This charger is held for you',
        text: until
          ? `Take it by ${until}, and it is yours until ${end}.`
          : `Take it, and it is yours until ${end}.`,
      };
    }
    case 'taken':
      if (situation.held)
        return {
          title: `This charger is ${asInSentence(heldWords(situation.held))}`,
          text: situation.held.until
            ? `Unless they take it by ${situation.held.until}, it goes to the next in line.`
            : 'It is about to be offered to the next in line.',
        };
      return {
        title: 'This charger is taken',
        text: `It is free again at ${at(situation.until)}, or earlier if it is released.`,
      };
    case 'free':
      return {
        title: 'This charger is free',
        text: situation.next
          ? `You can take it now, until ${at(situation.next.from)} at the latest: then ${situation.next.held ? `it is ${asInSentence(heldWords(situation.next.held))}` : 'somebody has reserved it'}.`
          : `You can take it now. ${situation.limit ?? ''}`.trimEnd(),
      };
    default:
      return { title: 'It cannot be taken without a reservation now', text: situation.reason };
  }
}

const asInSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function Acts({
  scene: { situation, context },
  location,
  spot,
  actions,
  onWalkIn,
  onEarly,
}: AnswerProps): ReactNode {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const isPending = useIsArrivalPending('row' in situation ? situation.row.id : null);
  const offerPath = useOfferPath(situation.is === 'offered' ? situation.hold : null);
  switch (situation.is) {
    case 'confirm':
      return (
        <>
          <MoveAway row={situation.row} />
          <ConfirmOrWait row={situation.row} actions={actions}>
            Confirm arrival
          </ConfirmOrWait>
        </>
      );
    case 'charging':
      return (
        <>
          <MoveAway row={situation.row} />
          <ChargingHere row={situation.row} place={{ location, context }} actions={actions} />
        </>
      );
    case 'early':
      return (
        <Button look="primary" large block onClick={onEarly}>
          Start charging
        </Button>
      );
    case 'late':
    case 'later':
    case 'elsewhere':
      return (
        <>
          {isPending && <ArrivalWaits />}
          <ButtonLink look="primary" large block href={reservationPath(situation.row.id)}>
            Open your reservation
          </ButtonLink>
        </>
      );
    case 'free':
      return (
        <Button look="primary" large block onClick={onWalkIn}>
          Start charging
        </Button>
      );
    case 'offered':
      return (
        <ButtonLink look="primary" large block href={offerPath}>
          See the offer
        </ButtonLink>
      );
    case 'taken':
      return (
        hasLine && (
          <ButtonLink
            look="primary"
            large
            block
            href={`${paths.line}${waitQuery({ location: location.id, spot: spot.id })}`}
          >
            Wait for this charger
          </ButtonLink>
        )
      );
    case 'no_walk_in':
      return (
        <ButtonLink
          look="primary"
          large
          block
          href={`${paths.booking}?location=${location.id}&spot=${spot.id}`}
        >
          Reserve a time
        </ButtonLink>
      );
    default:
      return null;
  }
}

type ChargingHereProps = { row: OwnRow; place: ChargingSessionPlace; actions: ReservationActions };

/** What its holder can do at the charger. */
function ChargingHere({ row, place, actions }: ChargingHereProps): ReactNode {
  const limit = useExtensionLimit(row, place);
  return (
    <>
      <SomebodyWaits limit={limit} />
      <ChargingSessionActs row={row} limit={limit} actions={actions} />
    </>
  );
}
