import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { EndedWatch as EndedEntry, Offer } from '@chargerota/contract';
import { keepTimesTogether, shorterOfferWords } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { formatDay } from '../../../../lib/dates.ts';
import { offerPath, paths, reservationPath } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { TimeRange } from '../../../../ui/time.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { reportText } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { useAcceptOffer, usePassOffer } from '../../api.ts';
import { endedWords, endOfHold, endingWords, endsIfTakenWords, timeToAnswer } from '../../line-words.ts';
import { Outcome } from './outcome.tsx';

type Slot = Pick<Offer, 'location' | 'date' | 'timeSlot'>;

const bookingPath = ({ location, date, timeSlot }: Slot): string =>
  `${paths.booking}?${new URLSearchParams({ location: location.id, date, slot: timeSlot })}`;

type OfferCardProps = {
  offer: Offer;
  /** The reader has chosen to pass elsewhere, and only has to say so again. */
  isPassing?: boolean;
  /** The address leads to this offer, which gets the focus. */
  isAsked?: boolean;
  /** Called when it has been taken here, before it is no longer among the open offers. */
  onTaken?: (id: string) => void;
  /** What else can be done with its entry, which is then not listed beside it. */
  more?: ReactNode;
};

/** A slot that is held for the reader: taken or passed on with one press. */
export function OfferCard({
  offer,
  isPassing = false,
  isAsked = false,
  onTaken,
  more,
}: OfferCardProps): ReactNode {
  const { spot } = offer;
  const take = useAcceptOffer(() => onTaken?.(offer.id));
  const pass = usePassOffer();
  const now = useNow(1000);
  const isOpen = offer.status === 'open' && now < new Date(offer.expiresAt);
  const reports = useReportsOf(offer);
  // Nobody should be led to a charger that is said not to work.
  const leadsToPass = isPassing || reports.length > 0;

  const reservationId = offer.status === 'accepted' ? offer.reservationId : (take.data?.id ?? null);
  if (reservationId !== null) {
    const isNew = !take.isIdle || isAsked;
    const ended = take.data?.endedWatches ?? offer.endsWatches;
    return <TakenOffer offer={offer} reservationId={reservationId} ended={ended} isNew={isNew} />;
  }
  // One card in both cases, which keeps the focus when the offer ends.
  if (!isOpen)
    return (
      <Card offer={offer} isOver isAsked={isAsked}>
        <EndedOffer offer={offer} />
      </Card>
    );
  return (
    <Card offer={offer} isAsked={isAsked}>
      <OfferWords
        offer={offer}
        title={m.waitlistOffers.chargerSpotNumberIsFreeFor({ spotNumber: spot.spotNumber })}
      >
        <Shorter offer={offer} />
        {reports.map((report) => (
          <p key={report.id} className="strong warn">
            {`${keepTimesTogether(reportText(report, offer.location.timezone, now))}. `}
            {m.waitlistOffers.passAndYouKeepYourPlace}
          </p>
        ))}
        <HeldFor offer={offer} now={now} />
        <IfTaken offer={offer} />
        {reports.length === 0 && <IfPassed offer={offer} />}
      </OfferWords>
      <div className="offer-acts shrink line gap-12">
        <Button
          look={leadsToPass ? 'line' : 'primary'}
          large
          busy={take.isPending}
          onClick={() => take.mutate(offer.id)}
        >
          {m.waitlistOffers.takeIt}
        </Button>
        <Button
          look={leadsToPass ? 'primary' : 'line'}
          large
          busy={pass.isPending}
          onClick={() => pass.mutate(offer.id)}
        >
          {m.waitlistOffers.pass}
        </Button>
        {more && <div className="entry-acts line gap-12">{more}</div>}
      </div>
      <Failures within=".offer" />
    </Card>
  );
}

type CardProps = { offer: Offer; isOver?: boolean; isAsked: boolean; children: ReactNode };

/** Gets the focus once when it is asked for, so that it is in view and screen readers say what it is. */
function Card({ offer, isOver = false, isAsked, children }: CardProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={isOver ? 'offer line gap-16 mid is-over' : 'offer line gap-16 mid'}
      aria-label={m.waitlistOffers.offerOfChargerSpotNumber({ spotNumber: offer.spot.spotNumber })}
      aria-describedby={wordsId(offer)}
    >
      {children}
    </section>
  );
}

/** That it is shorter than its member asked for. */
function Shorter({ offer: { askedHours, startsAt, endsAt } }: { offer: Offer }): ReactNode {
  const words = shorterOfferWords(askedHours, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  return words && <p>{words}</p>;
}

/** Which other waits taking it ends. */
function IfTaken({ offer }: { offer: Offer }): ReactNode {
  const words = endsIfTakenWords(offer);
  return words && <p className="sm mute">{words}</p>;
}

/** What passing does not do: only who leaves the line is offered nothing more. */
function IfPassed({ offer }: { offer: Offer }): ReactNode {
  const [path] = useLocation();
  return (
    <p className="sm mute">
      <Rich
        of={m.waitlistOffers.ifYouPassYouStay}
        leave={(it) =>
          path === paths.line ? (
            it
          ) : (
            <Link href={offerPath(offer.id)} className="link">
              {it}
            </Link>
          )
        }
      />
    </p>
  );
}

/** What was reported of the charger after it was offered. Nothing is read in another organization. */
function useReportsOf(offer: Offer) {
  const organization = useCurrentOrganization();
  const isIts = organization?.id === offer.organizationId && organization.membershipStatus === 'active';
  const reports = useQuery({ ...spotReportsQuery, enabled: isIts }).data ?? [];
  return reports.filter(({ spotId }) => spotId === offer.spot.id);
}

const wordsId = ({ id }: Offer): string => `offer-${id}`;

/** The last hour is counted down each second. */
function HeldFor({ offer, now }: { offer: Offer; now: Date }): ReactNode {
  const { minutes, clock, isSoon } = timeToAnswer(offer, now);
  if (clock === null)
    return <p className="sm mute">{m.waitlistOffers.heldForYouUntil({ time: endOfHold(offer, now) })}</p>;
  return (
    <div className={isSoon ? 'strong loss' : 'sm mute'}>
      <p aria-hidden="true">
        <Rich
          of={m.waitlistOffers.heldForYouUntilClock}
          time={endOfHold(offer, now)}
          clock={<span className="fig">{clock}</span>}
        />
      </p>
      <SpokenMinutes minutes={minutes} />
    </div>
  );
}

type TakenOfferProps = {
  offer: Offer;
  reservationId: string;
  /** The reader's other entries that ended with it. */
  ended: readonly EndedEntry[];
  isNew: boolean;
};

/** An offer that has become the reader's reservation. */
function TakenOffer({ offer, reservationId, ended, isNew }: TakenOfferProps): ReactNode {
  const { spot, location } = offer;
  const alsoEnded = endedWords(ended);
  return (
    <Outcome
      title={m.waitlistOffers.chargerSpotNumberIsYours({ spotNumber: spot.spotNumber })}
      label={m.waitlistOffers.offerOfChargerSpotNumber({ spotNumber: spot.spotNumber })}
      isNew={isNew}
      figure={
        <TimeRange from={new Date(offer.startsAt)} to={new Date(offer.endsAt)} zone={location.timezone} />
      }
      actions={
        <>
          <ButtonLink look="primary" href={reservationPath(reservationId)}>
            {m.waitlistOffers.seeTheReservation}
          </ButtonLink>
          <AddToCalendar reservation={{ id: reservationId }} />
        </>
      }
    >
      <p>
        {location.name}, {formatDay(offer.date)}
      </p>
      {alsoEnded && <p>{alsoEnded}</p>}
    </Outcome>
  );
}

/** An offer that was passed on, has lapsed or was withdrawn, or whose reservation no longer stands. */
function EndedOffer({ offer }: { offer: Offer }): ReactNode {
  return (
    <>
      <OfferWords
        offer={offer}
        title={m.waitlistOffers.chargerSpotNumberWasOfferedTo({ spotNumber: offer.spot.spotNumber })}
        isOver
      >
        <p className="sm mute">{endingWords[offer.status]}</p>
      </OfferWords>
      <div className="offer-acts shrink line gap-12">
        <ButtonLink href={bookingPath(offer)}>{m.waitlistOffers.seeWhatIsFree}</ButtonLink>
      </div>
    </>
  );
}

type OfferWordsProps = { offer: Offer; title: string; isOver?: boolean; children: ReactNode };

/** What an offer is of, and what has become of it. */
const OfferWords = ({ offer, title, isOver = false, children }: OfferWordsProps): ReactNode => (
  <div className="offer-words stack gap-4 anywhere" id={wordsId(offer)}>
    <div className="offer-part stack gap-4 anywhere">
      <h2>{title}</h2>
      <p>
        {offer.location.name}, {formatDay(offer.date)}
      </p>
      <p className={isOver ? 'fig-20' : 'fig-28'}>
        <TimeRange
          from={new Date(offer.startsAt)}
          to={new Date(offer.endsAt)}
          zone={offer.location.timezone}
        />
      </p>
    </div>
    <div className="offer-part stack gap-4 anywhere">{children}</div>
  </div>
);

/** What a countdown beside it shows each second; screen readers hear it once a minute. */
const SpokenMinutes = ({ minutes }: { minutes: number }): ReactNode => (
  <output className="vh">{m.waitlistOffers.heldForYouForMinutes({ count: minutes })}</output>
);

/**
 * Of all offers, those that `isShown` chooses and those that were taken here, which stay as confirmations until the
 * reader goes elsewhere.
 */
export function useShownOffers(offers: readonly Offer[], isShown: (offer: Offer) => boolean) {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const [taken, setTaken] = useState<{ at: string; ids: readonly string[] }>({ at: address, ids: [] });
  if (taken.at !== address) setTaken({ at: address, ids: [] });
  return {
    shown: offers.filter((offer) => isShown(offer) || taken.ids.includes(offer.id)),
    keep: (id: string) => setTaken(({ at, ids }) => ({ at, ids: [...ids, id] })),
  };
}
