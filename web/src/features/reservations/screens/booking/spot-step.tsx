import { m } from '@chargerota/messages';
import { formatNumber, formatHour } from '@chargerota/domain';
import type { ReactNode, Ref, CSSProperties } from 'react';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import type { ReadyBooking } from './use-booking.ts';
import type { Chargers, SpotTile, TileState } from './use-chargers.ts';
import { AvailabilityNotLoaded, Step, StepWaits } from './step.tsx';
import { AlternativeNotice } from './alternatives.tsx';
import type { Alternative } from './alternatives.tsx';
import { Ban, Check, Hourglass, TriangleAlert, User, Wrench, Zap, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useScrollIntoViewOnChange } from '../../../../lib/scroll-into-view.ts';
import { isLongNumber } from '../../day/charger-words.ts';
import { useRovingRadio } from '../../choosing/use-roving-radio.ts';
import './spot-step.css';

type SpotStepProps = {
  booking: ReadyBooking;
  chargers: Chargers;
  /** What is left where nothing is free. */
  alternative: Alternative | null;
  ref: Ref<HTMLElement>;
};

export function SpotStep({ ref, ...props }: SpotStepProps): ReactNode {
  const { freeSpots, spot } = props.chargers;
  return (
    <Step
      ref={ref}
      number={4}
      title={m.common.charger}
      isDone={spot !== null}
      value={freeSpots === null ? undefined : m.reservationsBooking.countFree({ count: freeSpots })}
    >
      <SpotChoice {...props} />
    </Step>
  );
}

function SpotChoice({ booking, chargers, alternative }: Omit<SpotStepProps, 'ref'>): ReactNode {
  const { startHour, hours } = booking.selection;
  const { tiles, spot, spots, failed } = chargers;
  if (startHour === null || hours === null)
    return <StepWaits>{m.reservationsBooking.chooseAStartAndA}</StepWaits>;
  if (failed.length > 0) return <AvailabilityNotLoaded chargers={chargers} />;
  // The hours stand above, and would push the chargers down if they came later.
  if (!tiles || !chargers.isDayKnown) return <TilesLoading count={spots.length} />;
  const end = (startHour + hours) % 24;
  return (
    <>
      {alternative && <AlternativeNotice alternative={alternative} />}
      <SpotGrid
        tiles={tiles}
        value={spot?.id ?? null}
        label={m.reservationsBooking.chargersFromTo({
          from: formatHour(startHour),
          to: formatHour(end),
        })}
        onChange={booking.chooseSpot}
      />
    </>
  );
}

const TilesLoading = ({ count }: { count: number }): ReactNode => (
  <SkeletonPart className="spot-tiles" label={m.reservationsBooking.loadingTheChargers}>
    {Array.from({ length: Math.min(count || 8, 48) }, (_, index) => (
      <div key={index} className="spot-tile">
        <span className="spot-tile-in">
          <Skeleton width={28} />
        </span>
      </div>
    ))}
  </SkeletonPart>
);

interface SpotGridProps {
  tiles: readonly SpotTile[];
  value: string | null;
  /** The name of the group, e.g. `Chargers, 9:00 AM to 12:00 PM`. */
  label: string;
  onChange: (spotId: string) => void;
}

/** From about this power on a charger gives direct current. Such a fast charger is set apart from the others. */
const FAST_KW = 43;
/** A reason that has room in a tile. */
const SHORT_REASON = 9;
/** From this many chargers on, the grid scrolls in its own frame and can be limited to the free ones. */
const MANY = 48;

const SIGNS: Record<Exclude<TileState, 'free'>, { Icon: LucideIcon; word: string }> = {
  taken: { Icon: User, word: m.reservationsBooking.taken },
  mine: { Icon: Check, word: m.reservationsBooking.yours },
  held: { Icon: Hourglass, word: m.common.held },
  maintenance: { Icon: Wrench, word: m.common.maintenance },
  closed: { Icon: Ban, word: m.common.closed },
  reported: { Icon: TriangleAlert, word: m.reservationsBooking.reported },
};

/**
 * The chargers of a location as painted parking bays: four per row, six on wide screens. One that cannot be chosen says
 * why.
 */
function SpotGrid({ tiles, value, label, onChange }: SpotGridProps) {
  const [onlyFree, setOnlyFree] = useState(false);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const shown = onlyFree ? tiles.filter((tile) => tile.state === 'free') : tiles;
  const radio = useRovingRadio({
    count: shown.length,
    selected: shown.findIndex((tile) => tile.id === value),
    isEnabled: (index) => shown[index]?.state === 'free',
    onSelect: (index) => onChange(shown[index]!.id),
    columnsOf: (group) => getComputedStyle(group.parentElement!).gridTemplateColumns.split(' ').length,
  });
  const disabled = shown.find((tile) => tile.id === focusedId && tile.state !== 'free');
  const why =
    disabled &&
    m.reservationsBooking.chargerSpotNumberReason({
      spotNumber: disabled.spotNumber,
      reason: disabled.reason ?? SIGNS[disabled.state as keyof typeof SIGNS].word,
    });
  const answer = useScrollIntoViewOnChange<HTMLParagraphElement>(why);
  const isMany = tiles.length >= MANY;
  const connectors = [...new Set(tiles.map(({ connector }) => connector))];
  const isMixed = connectors.length > 1;

  return (
    <div>
      {connectors.length === 1 && (
        <p className="hint mb-8">
          {m.reservationsBooking.allHaveConnector({ connector: connectors[0] ?? '' })}
        </p>
      )}
      {isMany && (
        <label className="check mb-8">
          <input type="checkbox" checked={onlyFree} onChange={(event) => setOnlyFree(event.target.checked)} />
          {m.reservationsBooking.onlyFreeChargers}
        </label>
      )}
      <div className={isMany ? 'spot-tiles is-many' : 'spot-tiles'}>
        <div className="spot-tiles-g" role="radiogroup" aria-label={label} onKeyDown={radio.onKeyDown}>
          {shown.map((tile, index) => (
            <TileButton
              key={tile.id}
              tile={tile}
              isChosen={tile.id === value}
              showsConnector={isMixed}
              tabIndex={radio.tabIndex(index)}
              onFocus={() => setFocusedId(tile.id)}
              onChoose={() => (tile.state === 'free' ? onChange(tile.id) : setFocusedId(tile.id))}
            />
          ))}
        </div>
        <p ref={answer} className="spot-tiles-n sm mute" role="status" style={rowBelow(shown, disabled)}>
          {why}
        </p>
      </div>
    </div>
  );
}

/** The row below a charger's own, in which it says why it cannot be chosen, where there are four or six in each. */
function rowBelow(shown: readonly SpotTile[], tile: SpotTile | undefined): CSSProperties | undefined {
  if (!tile) return undefined;
  const index = shown.indexOf(tile);
  return {
    '--row-of-4': Math.floor(index / 4) + 2,
    '--row-of-6': Math.floor(index / 6) + 2,
  } as CSSProperties;
}

const shortReason = ({ closedFor }: SpotTile): string | undefined =>
  closedFor && closedFor.length <= SHORT_REASON ? closedFor : undefined;

function TileButton(props: {
  tile: SpotTile;
  isChosen: boolean;
  /** Where not all chargers have the same. */
  showsConnector: boolean;
  tabIndex: number;
  onFocus: () => void;
  onChoose: () => void;
}) {
  const { tile, isChosen } = props;
  const isFree = tile.state === 'free';
  const sign = tile.state === 'free' ? null : SIGNS[tile.state];
  const word = isChosen
    ? m.reservationsBooking.selected
    : (shortReason(tile) ??
      sign?.word ??
      (tile.reported
        ? m.reservationsBooking.reported
        : m.reservationsBooking.powerKwKW({ powerKw: formatNumber(tile.powerKw) })));
  const isFast = tile.powerKw >= FAST_KW;
  const Icon = isChosen ? Check : (sign?.Icon ?? (isFast ? Zap : undefined));
  const name = [
    m.common.chargerSpotNumber({ spotNumber: tile.spotNumber }),
    m.reservationsBooking.powerKwKW({ powerKw: formatNumber(tile.powerKw) }),
    tile.connector,
  ];
  if (tile.reported) name.push(tile.reported);
  return (
    <button
      type="button"
      role="radio"
      className={`spot-tile ${isChosen ? 'is-chosen' : `is-${tile.state}`}`}
      tabIndex={props.tabIndex}
      aria-checked={isChosen}
      aria-disabled={!isFree}
      aria-label={[...name, isFree ? m.reservationsBooking.chargerFree : (tile.reason ?? sign?.word)].join(
        ', ',
      )}
      title={m.common.labelled({
        label: tile.spotNumber,
        text: isFree ? (tile.reported ?? tile.connector) : (tile.reason ?? word),
      })}
      onFocus={props.onFocus}
      onClick={props.onChoose}
    >
      <span className="spot-tile-in">
        <b className={isLongNumber(tile.spotNumber) ? 'fig is-long' : 'fig'}>{tile.spotNumber}</b>
        {Icon && <Icon className="ic ic-16" aria-hidden="true" />}
        {isFree && !isChosen && props.showsConnector && <span className="spot-tile-c">{tile.connector}</span>}
        <span className={isFast ? 'spot-tile-w xs medium nowrap is-fast' : 'spot-tile-w xs medium nowrap'}>
          {word}
        </span>
      </span>
    </button>
  );
}
