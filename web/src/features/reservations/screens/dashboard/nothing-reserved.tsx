import { m } from '@chargerota/messages';
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

const HOW_TO_BOOK = m.reservationsDashboard.chooseWhenYouNeedTo;

/** Shown if there is no next reservation: one sentence, and how to make one. */
export function NothingReserved(props: NothingReservedProps): ReactNode {
  const { firstName, organization, hasLocations, isGuided, location, now, atOnce } = props;
  const isAdmin = organization.role === 'admin';
  const obstacle = useNoFirstLocation(organization);
  const today = location && localDate(now, location.timezone);
  return (
    <section className="d-hero pt-12 is-empty" aria-labelledby={HEADING_ID}>
      <h1 id={HEADING_ID} tabIndex={-1}>
        {firstName
          ? m.reservationsDashboard.nothingReservedFirstName({ firstName })
          : m.reservationsDashboard.nothingReserved}
      </h1>
      <div className="d-none stack gap-20 to-start">
        <p className="mute">
          {hasLocations
            ? [chargeNowWords(atOnce), !canChargeNow(atOnce) && HOW_TO_BOOK].filter(Boolean).join(' ')
            : [
                m.reservationsDashboard.nameHasNoChargingLocations({ name: organization.name }),
                isAdmin
                  ? (obstacle ?? m.reservationsDashboard.withTheFirstOneMembers)
                  : m.reservationsDashboard.anAdministratorAddsThem,
              ].join(' ')}
        </p>
        {!hasLocations && isAdmin && !isGuided && (
          <FirstLocationLink organization={organization} large>
            {m.reservationsDashboard.addALocation}
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
              {m.common.bookACharger}
            </ButtonLink>
          </div>
        )}
      </div>
      {location && today ? (
        <>
          <p className="d-lab sm mute d-where">
            {[
              m.reservationsDashboard.dayAtName({ day: formatDay(today), name: location.name }),
              differingZone(now, location.timezone),
            ]
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
