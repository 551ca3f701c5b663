import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { readLink } from '../../choosing/booking-link.ts';
import { readSelection } from './use-booking.ts';
import { Step } from './step.tsx';
import '../../recommended/recommended.css';

/** As many as the server recommends to most members. */
const RECOMMENDED = 3;

/** The booking screen's skeleton, with the lines of the screen. */
export const BookingSkeleton = (): ReactNode => (
  <SkeletonPart className="bk-cols">
    <div className="bk-steps">
      <RecommendedSkeleton />
      <Step number={1} title={m.common.location} isDone={false} className="st-loc">
        <div className="bk-sk-loc">
          <Skeleton width={180} />
          <Skeleton width={240} />
        </div>
      </Step>
      <Step number={2} title={m.reservationsBooking.date} isDone={false}>
        <div className="bk-sk-date">
          {Array.from({ length: 6 }, (_, week) => (
            <Skeleton key={week} />
          ))}
        </div>
      </Step>
      <Step number={3} title={m.reservationsBooking.startAndDuration} isDone={false}>
        <div className="bk-sk-time">
          <Skeleton figure width={260} />
        </div>
      </Step>
    </div>
    <div className="summary">
      <h2>{m.reservationsBooking.reservationSummary}</h2>
      <div className="bk-sk-sum mt-24">
        <Skeleton width={220} />
        {[200, 180, 160, 120].map((width) => (
          <p key={width}>
            <Skeleton width={width} />
          </p>
        ))}
      </div>
    </div>
  </SkeletonPart>
);

/** The place of what is recommended to those who bring no choice of a day with them. */
function RecommendedSkeleton(): ReactNode {
  const search = useSearch();
  const { date } = readLink(search) ?? readSelection();
  if (date !== null) return null;
  return (
    <div className="rc-panel">
      <h2>{m.reservationsBooking.recommendedForYou}</h2>
      <p className="sm rc-first sk-list">
        <Skeleton width={240} />
      </p>
      <ul className="rows sk-list">
        {Array.from({ length: RECOMMENDED }, (_, index) => (
          <li key={index} className="rc-row pair mid py-10">
            <Skeleton width={230} />
            <span className="rc-where line sm gap-0-12 anywhere">
              <Skeleton width={150} />
              <Skeleton width={130} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
