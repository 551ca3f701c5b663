import { m } from '@chargerota/messages';
import { formatHour } from '@chargerota/domain';
import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { placeIn, scrollOnward } from '../../../lib/direction.ts';
import { useScrollIntoViewOnChange } from '../../../lib/scroll-into-view.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { HourScale } from '../day/hour-scale.tsx';
import { useRovingRadio } from './use-roving-radio.ts';
import './time-picker.css';

export interface StartChoice {
  /** Wall-clock hour, 0 to 23. */
  hour: number;
  enabled: boolean;
  /** The rule that forbids it, as a sentence. */
  reason?: string;
  /** True if it could be reserved but for others, who have all chargers. */
  isTaken?: boolean;
  /** Chargers free in this hour. */
  free: number;
  isPeak: boolean;
}

interface StartTimePickerProps {
  /** Consecutive hours, normally those in which the location is open. */
  starts: readonly StartChoice[];
  totalSpots: number;
  start: number | null;
  /** Hours chosen from `start` on; 0 while none are chosen. */
  duration: number;
  /** The chosen hours are no longer free. */
  isGone?: boolean;
  /** The first visible hour on a phone, normally the member's usual one. */
  scrollToHour?: number | undefined;
  onStart: (hour: number) => void;
  /** Called when a disabled hour is pressed; its reason is shown in any case. */
  onDisabledPress?: (hour: number) => void;
  /** True if whoever presses a taken hour can wait for it. */
  leadsToLine?: boolean;
  /** What is shown instead of the reason for a taken hour that is pressed or focused. */
  whenTaken?: (hour: number) => ReactNode;
}

/** The most marks in a column; with more chargers, each mark stands for several. */
const MOST_MARKS = 14;

/**
 * One column per hour, with a mark for each free charger. The chosen hours are highlighted and marked by a bar on the
 * scale.
 */
export function StartTimePicker(props: StartTimePickerProps) {
  const { starts, totalSpots, start, duration, leadsToLine = false, onStart } = props;
  const [focusedHour, setFocusedHour] = useState<number | null>(null);
  const { isGone = false } = props;
  const [wasGone, setWasGone] = useState(isGone);
  if (isGone !== wasGone) {
    setWasGone(isGone);
    // What was said of another hour would stand beside what is said of these.
    if (isGone) setFocusedHour(null);
  }
  const focused = starts.find(({ hour }) => hour === focusedHour);
  const selected = starts.findIndex((choice) => choice.hour === start);
  const end = selected + Math.max(duration, 1);
  const radio = useRovingRadio({
    count: starts.length,
    selected,
    isEnabled: (index) => starts[index]?.enabled ?? false,
    onSelect: (index) => onStart(starts[index]!.hour),
  });
  function press(choice: StartChoice) {
    setFocusedHour(choice.hour);
    if (choice.enabled) return onStart(choice.hour);
    props.onDisabledPress?.(choice.hour);
  }
  const disabledReason =
    focused &&
    !focused.enabled &&
    focused.reason &&
    m.common.labelled({ label: formatHour(focused.hour), text: focused.reason });
  const alternative = focused?.isTaken ? props.whenTaken?.(focused.hour) : null;
  const answer = useScrollIntoViewOnChange<HTMLDivElement>(disabledReason);
  // From a disabled hour the tab key leads on to what is said of it, and not to the chosen hour.
  const stop = focused && !focused.enabled ? focused.hour : null;
  const frame = useScrollToHour(starts, props.scrollToHour ?? start);
  useKeepInView(frame, selected, Math.min(end, starts.length) - 1);
  const style = { '--hours': starts.length, '--most': mostMarks(totalSpots) } as CSSProperties;
  const firstHour = starts[0]?.hour ?? 0;
  const percent = (hours: number) => `${(hours / starts.length) * 100}%`;

  return (
    <div>
      <div ref={frame} className="pick-frame" style={style}>
        <div className="pick">
          <div
            className="vus"
            role="radiogroup"
            aria-label={m.reservationsChoosing.startTime}
            onKeyDown={radio.onKeyDown}
          >
            {starts.map((choice, index) => (
              <button
                key={choice.hour}
                type="button"
                role="radio"
                className={columnClass(
                  choice,
                  selected >= 0 && index >= selected && index < end,
                  leadsToLine,
                )}
                tabIndex={stop === null ? radio.tabIndex(index) : stop === choice.hour ? 0 : -1}
                aria-checked={index === selected}
                aria-disabled={!choice.enabled}
                aria-label={describe(choice, totalSpots, leadsToLine)}
                title={choice.enabled ? undefined : choice.reason}
                onFocus={() => setFocusedHour(choice.hour)}
                onClick={() => press(choice)}
              >
                <span className="vu-n xs strong mute fig">
                  {choice.enabled ? choice.free : <WhyNone {...{ choice, leadsToLine }} />}
                </span>
                <span
                  className="vu-b"
                  style={{ '--marks': marks(choice.free, totalSpots) } as CSSProperties}
                />
              </button>
            ))}
          </div>
          <div className="pick-track" aria-hidden="true">
            {peakRuns(starts).map(([from, to]) => (
              <div
                key={from}
                className="pk-peak"
                style={{ insetInlineStart: percent(from), width: percent(to - from) }}
              />
            ))}
            {selected >= 0 && duration > 0 && (
              <div
                className={['pk-sel', end > starts.length && 'runs-on', isGone && 'is-gone']
                  .filter(Boolean)
                  .join(' ')}
                style={{
                  insetInlineStart: percent(selected),
                  width: percent(Math.min(end, starts.length) - selected),
                }}
              />
            )}
          </div>
          <HourScale
            hours={[...starts.keys(), starts.length].map((index) => (firstHour + index) % 24)}
            halves
          />
        </div>
      </div>
      <div ref={answer}>
        <p className={alternative ? 'vh' : 'pk-why sm mute'} role="status">
          {disabledReason}
        </p>
        {alternative && <div className="mt-12">{alternative}</div>}
      </div>
    </div>
  );
}

/** In place of the columns until it is known what is free; as high as they are. */
export const StartTimeSkeleton = ({ totalSpots }: { totalSpots: number }): ReactNode => (
  <div className="pk-wait" style={{ '--most': mostMarks(totalSpots) } as CSSProperties}>
    <Skeleton />
  </div>
);

/** In place of the number: the line's sign for an hour that others have, for which one can wait. */
function WhyNone({ choice, leadsToLine }: { choice: StartChoice; leadsToLine: boolean }): ReactNode {
  if (!choice.isTaken) return '–';
  return leadsToLine ? <Hourglass className="ic ic-16" aria-hidden="true" /> : 0;
}

/** An hour that others have is not hatched as one that the rules forbid. */
function columnClass({ enabled, isTaken }: StartChoice, isChosen: boolean, leadsToLine: boolean): string {
  const isFull = !enabled && isTaken === true;
  return ['vu', isChosen && 'is-chosen', isFull && 'is-taken', isFull && leadsToLine && 'is-way']
    .filter(Boolean)
    .join(' ');
}

function describe(choice: StartChoice, totalSpots: number, leadsToLine: boolean): string {
  const why = [
    choice.reason ?? m.reservationsChoosing.timeNotAvailable,
    choice.isTaken && leadsToLine && m.reservationsChoosing.pressToWaitForIt,
  ];
  return [
    m.reservationsChoosing.startTimeOf({ time: formatHour(choice.hour) }),
    choice.isPeak && m.reservationsChoosing.peak,
    choice.enabled
      ? m.reservationsChoosing.freeOfTotalFree({ free: choice.free, total: totalSpots })
      : why.filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The marks of an hour in which all are free. While the chargers are unknown there is room for any number of them. */
export const mostMarks = (totalSpots: number): number => Math.min(totalSpots || MOST_MARKS, MOST_MARKS);

function marks(free: number, totalSpots: number): number {
  return totalSpots <= MOST_MARKS ? free : Math.ceil((free / totalSpots) * MOST_MARKS);
}

/** Consecutive peak hours, as index ranges [from, to). */
function peakRuns(starts: readonly StartChoice[]): [number, number][] {
  const runs: [number, number][] = [];
  starts.forEach((choice, index) => {
    if (!choice.isPeak) return;
    const run = runs.at(-1);
    if (run?.[1] === index) run[1] = index + 1;
    else runs.push([index, index + 1]);
  });
  return runs;
}

/**
 * Scrolls an hour near the left edge once it is known. Later choices scroll no further than to be seen whole, because
 * the person is looking there.
 */
function useScrollToHour(starts: readonly StartChoice[], hour: number | null) {
  const frame = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  const index = starts.findIndex((choice) => choice.hour === hour);
  const target = index >= 0 ? index : starts.findIndex((choice) => choice.enabled);
  useEffect(() => {
    const column = frame.current?.querySelectorAll<HTMLElement>('.vu')[target];
    if (!column || hasScrolled.current) return;
    hasScrolled.current = true;
    scrollOnward(frame.current!, placeIn(frame.current!, column).from - column.offsetWidth * 1.4);
  }, [target]);
  return frame;
}

/** Scrolls sideways, as little as possible, until the chosen hours are seen; if they are too many, the first of them. */
function useKeepInView(frame: RefObject<HTMLElement | null>, from: number, to: number): void {
  useEffect(() => {
    const columns = frame.current?.querySelectorAll('.vu');
    const [first, last] = [columns?.[from], columns?.[to]];
    if (!frame.current || !first || !last) return;
    // A part of the hours beside them shows that there are more.
    const beside = first.getBoundingClientRect().width / 2;
    const before = placeIn(frame.current, first).from - beside;
    const after = placeIn(frame.current, last).to + beside - frame.current.getBoundingClientRect().width;
    scrollOnward(frame.current, before < 0 ? before : Math.max(Math.min(after, before), 0));
  }, [frame, from, to]);
}
