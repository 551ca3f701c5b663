import type { Location, MyOrganization } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { differingZone, formatDay } from '../../../../lib/dates.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Scale } from '../../../../ui/scale.tsx';
import { bookingSearch } from '../../choosing/booking-link.ts';
import { canChargeNow, ChargeNowButton, chargeNowWords } from '../../charge-now/charge-now-offer.tsx';
import type { ChargeNow } from '../../charge-now/charge-now.ts';
import { FirstLocationLink, useNoFirstLocation } from '../obstacles/no-locations.tsx';
import { DayRibbon } from './day-ribbon.tsx';
import { HEADING_ID } from '../../actions/use-reservation-actions.tsx';

type NothingReservedProps = {
  firstName: string | null;
  organization: MyOrganization;
  hasLocations: boolean;
  /** The first steps of an organization stand below, with how to add a location. */
  isGuided: boolean;
  /** The member's usual location; null while there is none. */
  location: Location | null;
  now: Date;
  /** What can be had this minute. */
  atOnce: ChargeNow;
};

const HOW_TO_BOOK = 'Choose when you need to charge, and a charger is kept for you.';

/** Shown if there is no next reservation: one sentence, and how to make one. */
export function NothingReserved(props: NothingReservedProps): ReactNode {
  const { firstName, organization, hasLocations, isGuided, location, now, atOnce } = props;
  const isAdmin = organization.role === 'admin';
  const obstacle = useNoFirstLocation(organization);
  const today = location && localDate(now, location.timezone);
  return (
    <section className="d-hero pt-12 is-empty" aria-labelledby={HEADING_ID}>
      <h1 id={HEADING_ID} tabIndex={-1}>
        {firstName ? `Nothing reserved, ${firstName}.` : 'Nothing reserved.'}
      </h1>
      <div className="d-none stack gap-20 to-start">
        <p className="mute">
          {hasLocations
            ? [chargeNowWords(atOnce), !canChargeNow(atOnce) && HOW_TO_BOOK].filter(Boolean).join(' ')
            : `${organization.name} has no charging locations yet. ${isAdmin ? (obstacle ?? 'With the first one, members can book.') : 'An administrator adds them.'}`}
        </p>
        {!hasLocations && isAdmin && !isGuided && (
          <FirstLocationLink organization={organization} large>
            Add a location
          </FirstLocationLink>
        )}
        {hasLocations && (
          <div className="d-start stack gap-12">
            <ChargeNowButton found={atOnce} />
            <ButtonLink
              look={canChargeNow(atOnce) ? 'line' : 'primary'}
              large
              href={`${paths.booking}${location ? bookingSearch({ location: location.id }) : ''}`}
            >
              Book a charger
            </ButtonLink>
          </div>
        )}
      </div>
      {location && today ? (
        <>
          <p className="d-lab sm mute d-where">
            {[`${formatDay(today)} at ${location.name}`, differingZone(now, location.timezone)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <DayRibbon location={location} rules={organization} date={today} mine={[]} now={now} />
        </>
      ) : (
        !isGuided && <Scale labelEvery={3} />
      )}
    </section>
  );
}
