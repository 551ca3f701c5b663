import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import {
  formatHour,
  hourInstant,
  lengthSentence,
  maxReservationHours,
  preferredHours,
  slotOf,
  slotPeriod,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { Ban } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { differingZone, yourTimeSentence } from '../../../../lib/dates.ts';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ClockRange, ClockText } from '../../day/clock-text.tsx';
import { DurationPicker } from '../../choosing/duration-picker.tsx';
import { mostMarks, StartTimePicker } from '../../choosing/time-picker.tsx';
import {
  durationsOf,
  isDayTaken,
  limitText,
  openAt,
  startHint,
  startsOf,
  usualHours,
} from '../../choosing/hour-choices.ts';
import { ownConflict, ownOverlap } from '../../choosing/selection.ts';
import type { ReadyBooking } from './use-booking.ts';
import type { Chargers } from './use-chargers.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { AvailabilityNotLoaded, Step, StepWaits } from './step.tsx';
import { AlternativeNotice, alternativeOf } from './alternatives.tsx';
import type { Alternative, Ways } from './alternatives.tsx';

type TimeStepProps = {
  booking: ReadyBooking;
  chargers: Chargers;
  ways: Ways;
  /** What is left where nothing is free. */
  alternative: Alternative | null;
  ref: Ref<HTMLElement>;
  /** Called when a start is chosen. The duration is still open; choosing it completes the step. */
  onStarted: () => void;
  onChosen: () => void;
};

export function TimeStep({ ref, ...props }: TimeStepProps): ReactNode {
  const { date, startHour, hours } = props.booking.selection;
  const isDone = startHour !== null && hours !== null && props.chargers.freeSpots !== 0;
  return (
    <Step ref={ref} number={3} title={m.reservationsBooking.startAndDuration} isDone={isDone}>
      <TimeChoice {...props} date={date} />
    </Step>
  );
}

function TimeChoice({ date, ...props }: Omit<TimeStepProps, 'ref'> & { date: LocalDate | null }): ReactNode {
  if (date === null) return <StepWaits>{m.reservationsBooking.chooseADateFirst}</StepWaits>;
  if (props.chargers.isDayKnown) return <Hours {...props} date={date} />;
  if (props.chargers.failed.length > 0) return <AvailabilityNotLoaded chargers={props.chargers} />;
  return (
    <div style={{ '--most': mostMarks(props.chargers.inService) } as CSSProperties}>
      <SkeletonPart className="bk-sk-time" label={m.reservationsBooking.loadingTheHours}>
        <Skeleton figure width={260} />
      </SkeletonPart>
    </div>
  );
}

function Hours(props: Omit<TimeStepProps, 'ref'> & { date: LocalDate }): ReactNode {
  const { booking, chargers, ways, alternative, date } = props;
  const { context, location, selection } = booking;
  const { startHour, hours } = selection;
  const starts = startsOf(date, context, chargers.free, openAt(date, location));
  const isTaken = isDayTaken(starts, date, context);
  const durations = startHour === null ? [] : durationsOf(date, startHour, context, chargers.free);

  function conflict(title: string, description: string | null | undefined): void {
    if (description) toast({ title, description, tone: 'loss' });
  }
  // Of a whole choice that is no longer free, the next step says so.
  const isWhole = startHour !== null && hours !== null;
  const waitForDay = isWhole ? null : alternative;
  const isHeldThatDay = waitForDay !== null && 'offer' in waitForDay;
  const alternativeAt = (title: string, start: number, length: number, wished = length): Alternative | null =>
    alternativeOf(
      {
        title,
        period: slotPeriod(date, slotOf(start, length), location.timezone),
        wait: { date, from: String(start), hours: String(wished) },
      },
      booking,
      ways,
    );
  const waitFor = (hour: number): ReactNode => {
    if (isWhole && hour === startHour) return null;
    const title = m.reservationsBooking.allChargersAreTakenAt({ time: formatHour(hour) });
    const left = alternativeAt(title, hour, 1, usualHours(date, hour, context));
    // What is left of the whole day is said above; only other hours than those of an offer are something else.
    const isSaidAbove = isTaken && !(isHeldThatDay && left !== null && 'wait' in left);
    return left && !isSaidAbove && <AlternativeNotice alternative={left} />;
  };
  const waitForLength = (count: number): ReactNode => {
    if (startHour === null) return null;
    const left = alternativeAt(m.reservationsBooking.allChargersAreTakenFor, startHour, count);
    return left && <AlternativeNotice alternative={left} />;
  };
  return (
    <div>
      {chargers.closed && (
        <Notice tone="wait" title={chargers.closed.words} sign={<Ban className="ic" aria-hidden="true" />} />
      )}
      {waitForDay && (
        <AlternativeNotice
          alternative={waitForDay}
          otherHours={ways.hasLine ? m.reservationsBooking.toWaitForOtherHours : null}
        />
      )}
      <Reading {...props} />
      <StartTimePicker
        key={`${location.id} ${date}`}
        starts={starts}
        totalSpots={chargers.inService}
        start={startHour}
        duration={hours ?? 0}
        isGone={isWhole && chargers.freeSpots === 0}
        onStart={(hour) => {
          booking.chooseStart(hour, chargers.free);
          props.onStarted();
        }}
        leadsToLine={ways.hasLine}
        whenTaken={waitFor}
        onDisabledPress={(hour) =>
          conflict(m.reservationsBooking.bookingConflict, ownOverlap(date, hour, 1, context)?.message)
        }
      />
      {startHour === null ? (
        <p className="sm mute mt-12 tall">{!waitForDay && startHint(starts, date, context)}</p>
      ) : (
        <DurationPicker
          durations={durations}
          value={hours}
          note={lengthNote(date, startHour, hours, context, durations.at(-1)?.reason)}
          whenTaken={waitForLength}
          onChange={(count) => {
            booking.chooseHours(count);
            props.onChosen();
          }}
          onDisabledPress={(count) =>
            conflict(m.reservationsBooking.timeConflict, ownConflict(date, startHour, count, context))
          }
        />
      )}
    </div>
  );
}

/** Why this length is preselected, if the usual energy says so; and the longest one that the rules allow. */
function lengthNote(
  date: LocalDate,
  startHour: number,
  hours: number | null,
  context: BookingContext,
  /** Why not longer, if something is nearer than the limit. */
  nearer: string | undefined,
): string {
  const limit = nearer ?? limitText(date, startHour, context);
  const { usualNeed: need, rules } = context;
  if (!need || hours === null || hours !== preferredHours(date, startHour, context)) return limit;
  const maxHours = maxReservationHours(date, startHour, rules);
  const reason = lengthSentence(hours, need.energyKwh, need.powerKw, maxHours);
  return reason ? `${reason} ${limit}` : limit;
}

/** The chosen time as the step's figure, and the number of chargers free through it. */
function Reading({
  booking,
  chargers,
  date,
}: {
  booking: ReadyBooking;
  chargers: Chargers;
  date: string;
}): ReactNode {
  const { startHour, hours } = booking.selection;
  const { timezone } = booking.location;
  const { spots, freeSpots, inService } = chargers;
  const free = freeSpots ?? inService;
  const outOfService = spots.length - inService;
  const zone = differingZone(hourInstant(date, 12, timezone).instant, timezone);
  const yourTime =
    startHour !== null && yourTimeSentence(hourInstant(date, startHour, timezone).instant, timezone);
  if (startHour === null)
    return zone && <p className="sm mute pk-read mb-12">{m.reservationsBooking.hoursInZone({ zone })}</p>;
  return (
    <div className="pk-read mb-12">
      <p className="fig fig-40">
        {hours === null ? (
          <span className="t pk-t">
            <ClockText text={formatHour(startHour)} />
          </span>
        ) : (
          <ClockRange from={formatHour(startHour)} to={formatHour((startHour + hours) % 24)} large />
        )}
        {zone && <span className="pk-zone sm mute"> {zone}</span>}
      </p>
      {yourTime && <p className="sm mute only-sm">{yourTime}</p>}
      {/* Before the number is known, the sentence takes its place. */}
      <p className={freeSpots === null ? 'mute sm is-unknown' : 'mute sm'} aria-live="polite">
        <Rich
          of={m.reservationsBooking.freeTheWholeTime({ free, total: inService })}
          free={<b className="fig">{free}</b>}
          total={<b className="fig">{inService}</b>}
        />
        {outOfService > 0 && `, ${m.reservationsBooking.countInMaintenance({ count: outOfService })}`}
      </p>
    </div>
  );
}
