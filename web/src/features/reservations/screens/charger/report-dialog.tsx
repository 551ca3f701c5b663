import { m } from '@chargerota/messages';
import type { Spot } from '@chargerota/contract';
import { REPORT_NOTE_LENGTH } from '@chargerota/domain';
import type { ReportKind } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../../ui/field.tsx';
import { ownReportsOf } from '../../../locations/report-words.ts';
import { spotReportsQuery, useNudgeHolder, useReportSpot } from '../../../locations/reports-api.ts';
import type { OwnRow } from '../../member/own-rows.ts';
import { canGoToFront, ToFront, useFrontWords, useMove } from '../../actions/move-away.tsx';

type ReportDialogProps = {
  spot: Pick<Spot, 'id' | 'spotNumber'>;
  /** Whether a car there can be in the way; somebody else may rightly charge. */
  canBeBlocked: boolean;
  /** Whether the organization lets members ask others to move their car. */
  canNudge: boolean;
  /** One's own reservation here, which can be moved to another charger. */
  row: OwnRow | null;
  /** Chargers of the location that are free instead. */
  others: readonly Spot[];
  onClose: () => void;
};

/** Reports a charger, and then offers the way on: another charger, or asking for the car to be moved. */
export function ReportDialog(props: ReportDialogProps): ReactNode {
  const { spot, canBeBlocked, onClose } = props;
  const [chosen, setKind] = useState<ReportKind | null>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Where only one thing can be wrong, nothing needs to be chosen.
  const kind = canBeBlocked ? chosen : 'broken';
  const [note, setNote] = useState('');
  const report = useReportSpot();
  const reports = useQuery({ ...spotReportsQuery, enabled: report.isError });
  // If the answer was lost, it counts as sent once it is read among one's own.
  const isMadeAllTheSame =
    report.isError &&
    ownReportsOf(reports.data ?? [], spot.id).some((made) => made.kind === report.variables.kind);
  if (report.isSuccess || isMadeAllTheSame) return <WayOn {...props} kind={report.variables.kind} />;
  const send = (): void => {
    if (kind) report.mutate({ spotId: spot.id, kind, ...(note.trim() && { note: note.trim() }) });
    else {
      setMissing(true);
      first.current?.focus();
    }
  };
  return (
    <Dialog
      open
      title={m.reservationsCharger.whatIsWrongWithCharger({ spotNumber: spot.spotNumber })}
      description={m.reservationsCharger.administratorsAreNotifiedAndOther}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.common.notNow}</Button>
          <Button look="primary" busy={report.isPending} onClick={send}>
            {m.reservationsCharger.sendReport}
          </Button>
        </>
      }
    >
      {!canBeBlocked && <p className="sm mute">{m.reservationsCharger.thisChargerIsTakenOr}</p>}
      <RadioGroup<ReportKind>
        legend={m.reservationsCharger.problem}
        legendHidden
        value={kind}
        onChange={setKind}
        error={isMissing && kind === null ? m.reservationsCharger.pleaseChooseWhatIsWrong : undefined}
        firstRef={(input) => void (first.current = input)}
        choices={[
          ...(canBeBlocked ? [{ value: 'blocked' as const, label: m.reservationsCharger.aCarIsInThe }] : []),
          { value: 'broken', label: m.reservationsCharger.itDoesNotWork },
        ]}
      />
      <Field label={m.reservationsCharger.anythingThatHelps} optional>
        <TextArea
          rows={3}
          maxLength={REPORT_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </Dialog>
  );
}

function WayOn({
  spot,
  canNudge,
  row,
  others,
  kind,
  onClose,
}: ReportDialogProps & { kind: ReportKind }): ReactNode {
  const [other] = others;
  const [, navigate] = useLocation();
  const otherPath = `${paths.charger}?spot=${other?.id}`;
  // The way on is at the other charger.
  const { moveTo, isPending } = useMove(() => {
    onClose();
    navigate(otherPath);
  });
  const nudge = useNudgeHolder();
  const front = useFrontWords();
  const toFront = !other && row && canGoToFront(row) ? row : null;
  return (
    <Dialog
      open
      comesByItself
      title={m.reservationsCharger.chargerIsReported[kind]({ spotNumber: spot.spotNumber })}
      description={
        toFront
          ? `${m.reservationsCharger.theAdministratorsHaveBeenTold} ${front.text}`
          : wayOn({ row, other })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.common.close}</Button>
          {toFront && <ToFront row={toFront} onDone={onClose} />}
          {other && row && (
            <Button look="primary" busy={isPending} onClick={() => moveTo(row.id, other.id)}>
              {m.reservationsCharger.moveToChargerSpotNumber({ spotNumber: other.spotNumber })}
            </Button>
          )}
          {other && !row && (
            <ButtonLink look="primary" href={otherPath}>
              {m.reservationsCharger.goToChargerSpotNumber({ spotNumber: other.spotNumber })}
            </ButtonLink>
          )}
        </>
      }
    >
      {kind === 'blocked' &&
        canNudge &&
        (nudge.isSuccess ? (
          <output className="sm mute">{m.reservationsCharger.ifSomebodyChargedHereIn}</output>
        ) : (
          <Button busy={nudge.isPending} onClick={() => nudge.mutate(spot.id)}>
            {m.reservationsCharger.askForTheCarTo}
          </Button>
        ))}
    </Dialog>
  );
}

function wayOn({ row, other }: { row: OwnRow | null; other: Spot | undefined }): string {
  if (!other) return m.reservationsCharger.theAdministratorsHaveBeenToldNo;
  if (row)
    return m.reservationsCharger.theAdministratorsHaveBeenToldCharger({ spotNumber: other.spotNumber });
  return m.reservationsCharger.theAdministratorsHaveBeenToldNobody({ spotNumber: other.spotNumber });
}
