import { m } from '@chargerota/messages';
import { addDays, formatDate, isRealDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/choices.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { Tooltip, TooltipProvider } from '../../../../ui/tooltip.tsx';
import { CalendarDatePicker } from '../../choosing/calendar-date-picker.tsx';
import type { CalendarDay } from '../../choosing/calendar-date-picker.tsx';
import { useLocation, useSearch } from 'wouter';

export type DayView = 'grid' | 'list';

type DayControlsProps = {
  date: LocalDate;
  today: LocalDate;
  last: LocalDate;
  view: DayView;
  onDate: (date: LocalDate) => void;
  /** The person is about to choose this day. */
  onIntent: (date: LocalDate) => void;
  onView: (view: DayView) => void;
  onPrint: () => void;
};

/** Chooses a day from today on, and the view. */
export function DayControls({
  date,
  today,
  last,
  view,
  onDate,
  onIntent,
  onView,
  onPrint,
}: DayControlsProps): ReactNode {
  const [isPicking, setPicking] = useState(false);
  // On the first or last day the button stays focusable, because the focus would jump to the start of the page.
  const isFirst = date <= today;
  const name =
    date === today ? m.reservationsAvailability.todayDay({ day: formatDate(date) }) : formatDate(date);
  const isLast = date >= last;
  return (
    <div className="s-ctl line tall ends mid gap-8">
      <TooltipProvider>
        <div className="daypick row gap-2 flush-start">
          <Tooltip text={m.reservationsAvailability.previousDay}>
            <IconButton
              label={m.reservationsAvailability.previousDay}
              aria-disabled={isFirst}
              {...whenIntended(() => !isFirst && onIntent(addDays(date, -1)))}
              onClick={() => !isFirst && onDate(addDays(date, -1))}
            >
              <ChevronLeft className="ic" aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <Popover
            label={m.reservationsAvailability.chooseADay}
            open={isPicking}
            onOpenChange={setPicking}
            trigger={<Button aria-label={m.reservationsAvailability.dayName({ name })}>{name}</Button>}
          >
            <div className="s-cal">
              <CalendarDatePicker
                hasMarks={false}
                value={date}
                today={today}
                min={today}
                max={last}
                day={(day) => calendarDay(day, today, last)}
                onChange={(day) => {
                  setPicking(false);
                  onDate(day);
                }}
              />
            </div>
          </Popover>
          <Tooltip text={m.reservationsAvailability.nextDay}>
            <IconButton
              label={m.reservationsAvailability.nextDay}
              aria-disabled={isLast}
              {...whenIntended(() => !isLast && onIntent(addDays(date, 1)))}
              onClick={() => !isLast && onDate(addDays(date, 1))}
            >
              <ChevronRight className="ic" aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <p className="vh" aria-live="polite">
            {name}
          </p>
        </div>
      </TooltipProvider>
      <div className="s-view row gap-4">
        <Segmented
          legend={m.reservationsAvailability.view}
          legendHidden
          choices={[
            { value: 'grid', label: m.reservationsAvailability.grid },
            { value: 'list', label: m.reservationsAvailability.list },
          ]}
          value={view}
          onChange={onView}
        />
        <TooltipProvider>
          <Tooltip text={m.reservationsAvailability.printTheDay}>
            <IconButton label={m.reservationsAvailability.printTheDay} onClick={onPrint}>
              <Printer className="ic" aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </TooltipProvider>
      </div>
    </div>
  );
}

const whenIntended = (tell: () => void) => ({ onPointerEnter: tell, onFocus: tell });

function calendarDay(date: LocalDate, today: LocalDate, last: LocalDate): CalendarDay {
  if (date < today) return { available: false, reason: 'past', title: m.reservationsAvailability.pastDate };
  if (date > last)
    return {
      available: false,
      reason: 'outside_range',
      title: m.reservationsAvailability.outsideBookingRange,
    };
  return { available: true, reason: null, title: m.reservationsAvailability.showThisDay };
}

/** The day, the view and a location are in the address, so that they can be bookmarked and shared. */
export function useDayAddress() {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const day = query.get('day');
  function set(name: string, value: string | null): void {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  }
  return {
    day: day !== null && isRealDate(day) ? day : null,
    view: viewOf(query.get('view')),
    /** Whether a link asks to print the day. */
    isPrint: query.has('print'),
    /** The location that somebody came for; it stands first. */
    location: query.get('location'),
    set,
  };
}

const viewOf = (text: string | null): DayView => (text === 'list' ? 'list' : 'grid');

export type DayAddress = ReturnType<typeof useDayAddress>;
