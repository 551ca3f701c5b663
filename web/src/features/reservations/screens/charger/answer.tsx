import { m } from '@chargerota/messages';
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
import { closedWords } from '../../day/closed-words.ts';
import type { Held } from '../../day/charger-words.ts';
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
        title: m.reservationsCharger.thisChargerIsReservedFor,
        text: m.reservationsCharger.yourTimeIsUntil({ end: at(situation.row.endsAt), limit: at(closesAt) }),
      };
    }
    case 'charging':
      return {
        title: m.reservationsCharger.youAreChargingHere,
        text: m.reservationsCharger.theChargerIsYoursUntil({ time: at(situation.row.endsAt) }),
      };
    case 'late':
      return {
        title: m.reservationsCharger.theTimeToConfirmHas,
        text: m.reservationsCharger.yourReservationHereBeganAt({ time: at(situation.row.startsAt) }),
      };
    case 'later':
      return {
        title: m.reservationsCharger.itIsYoursFrom({ time: at(situation.row.startsAt) }),
        text: `${m.reservationsCharger.yourReservationHereIsUntil({ time: at(situation.row.endsAt) })} ${situation.why}`,
      };
    case 'early':
      return {
        title: m.reservationsCharger.thisChargerIsEmptyAnd,
        text: m.reservationsCharger.yourReservationBeginsAt({
          start: at(situation.row.startsAt),
          end: at(situation.row.endsAt),
        }),
      };
    case 'elsewhere': {
      const { spot, location: there } = situation.row;
      return situation.isCharging
        ? {
            title: m.reservationsCharger.youAreChargingAtCharger({ spotNumber: spot.spotNumber }),
            text: m.reservationsCharger.thatIsAtNameUntil({
              name: there.name,
              time: formatTimeThere(situation.row.endsAt, situation.row.timezone),
            }),
          }
        : {
            title:
              there.id === location.id
                ? m.reservationsCharger.youReservedChargerSpotNumber({ spotNumber: spot.spotNumber })
                : m.reservationsCharger.youReservedChargerSpotNumberAt({
                    spotNumber: spot.spotNumber,
                    name: there.name,
                  }),
            text: m.reservationsCharger.itIsYoursAtName({
              name: there.name,
              time: formatTimeThere(situation.row.endsAt, situation.row.timezone),
            }),
          };
    }
    case 'out':
      if (situation.closed)
        return {
          title: m.reservationsCharger.thisChargerIsClosed,
          text: closedWords(situation.closed, location.timezone),
        };
      return {
        title: m.reservationsCharger.thisChargerIsOutOf,
        text: m.reservationsCharger.itCannotBeUsedUntil,
      };
    case 'offered': {
      const end = at(periodOf(situation.hold).endsAt);
      const { until } = situation.held;
      return {
        title: m.reservationsCharger.thisChargerIsHeldFor,
        text: until
          ? m.reservationsCharger.takeItByUntilAnd({ until, end })
          : m.reservationsCharger.takeItAndItIs({ end }),
      };
    }
    case 'taken':
      if (situation.held)
        return {
          title: heldTitle(situation.held),
          text: situation.held.until
            ? m.reservationsCharger.unlessTheyTakeItBy({ until: situation.held.until })
            : m.reservationsCharger.itIsAboutToBe,
        };
      return {
        title: m.reservationsCharger.thisChargerIsTaken,
        text: m.reservationsCharger.itIsFreeAgainAt({ time: at(situation.until) }),
      };
    case 'free':
      return {
        title: m.reservationsCharger.thisChargerIsFree,
        text: situation.next
          ? takeItUntil(at(situation.next.from), situation.next.held)
          : [m.reservationsCharger.youCanTakeItNow, situation.limit].filter(Boolean).join(' '),
      };
    default:
      return { title: m.reservationsCharger.itCannotBeTakenWithout, text: situation.reason };
  }
}

function heldTitle({ isMine, name }: Held): string {
  if (isMine) return m.reservationsCharger.thisChargerIsHeldFor;
  return name === undefined
    ? m.reservationsCharger.thisChargerIsHeldForSomebody
    : m.reservationsCharger.thisChargerIsHeldForName({ name });
}

/** Until when it can be taken, which is when somebody has reserved it or is offered it. */
function takeItUntil(time: string, held: Held | null): string {
  if (!held) return m.reservationsCharger.takeItUntilReserved({ time });
  if (held.isMine) return m.reservationsCharger.takeItUntilHeldForYou({ time });
  return held.name === undefined
    ? m.reservationsCharger.takeItUntilHeldForSomebody({ time })
    : m.reservationsCharger.takeItUntilHeldForName({ time, name: held.name });
}

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
            {m.common.confirmArrival}
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
          {m.reservationsCharger.startCharging}
        </Button>
      );
    case 'late':
    case 'later':
    case 'elsewhere':
      return (
        <>
          {isPending && <ArrivalWaits />}
          <ButtonLink look="primary" large block href={reservationPath(situation.row.id)}>
            {m.reservationsCharger.openYourReservation}
          </ButtonLink>
        </>
      );
    case 'free':
      return (
        <Button look="primary" large block onClick={onWalkIn}>
          {m.reservationsCharger.startCharging}
        </Button>
      );
    case 'offered':
      return (
        <ButtonLink look="primary" large block href={offerPath}>
          {m.common.seeTheOffer}
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
            {m.reservationsCharger.waitForThisCharger}
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
          {m.reservationsCharger.reserveATime}
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
