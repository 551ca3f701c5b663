import { m } from '@chargerota/messages';
import type { BillingChange, BillingQuote, Exceeding } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { exceedingSentence } from '@chargerota/domain';
import { CircleX } from 'lucide-react';
import { Link } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { isRefusal } from '../../../../lib/attempt-key.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { cardAddress, mendingAddress } from '../../addresses.ts';
import { billingQuery, billingQuoteQuery } from '../../api.ts';
import { useConfirmedChange } from '../../changes-api.ts';
import type { Send } from '../../changes-api.ts';
import { QuoteFigures, QuoteSkeleton } from '../../components/quote-figures.tsx';
import { needsCard } from '../../standing.ts';

export type ChangeDialogProps = {
  organizationId: string;
  title: string;
  description?: ReactNode;
  /** What is asked for; null while something is still to be chosen. */
  change: BillingChange | null;
  /** Said in place of the figures while there is nothing to confirm. */
  nothing?: ReactNode;
  /** The fields by which the change is chosen. */
  fields?: ReactNode;
  /** What holds until the change takes effect, if that is later. */
  meanwhile?: ReactNode;
  /** What else the change means, below its figures. */
  children?: ReactNode;
  confirmLabel: (quote: BillingQuote) => string;
  /** Takes something away: the safe button has the focus. */
  takesAway?: boolean;
  keepLabel?: string;
  send: Send;
  /** Title of the toast of a failure. */
  failureTitle: string;
  doesNotFit: string;
  /** The address that opens this dialog again, after the card was changed. */
  here?: string;
  onDone: (quote: BillingQuote) => void;
  onClose: () => void;
};

/**
 * A change of billing: shows exactly what it costs, and confirms those figures. If they are no longer true, it shows
 * the new ones and asks again.
 */
export function ChangeDialog(props: ChangeDialogProps): ReactNode {
  const { change, fields, children, takesAway = false, keepLabel = m.common.cancel, onClose } = props;
  const exceedsId = useId();
  const billing = useQuery(billingQuery(props.organizationId));
  const { quote, awaitsFigures, changing, problem, confirm } = useChange(props);
  const exceeds = quote.data?.exceeds ?? [];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={props.title}
      {...(props.description !== undefined && { description: props.description })}
      {...(takesAway && { question: true })}
      actions={
        <>
          <Button {...(!fields && { 'data-safe': true })} onClick={onClose}>
            {keepLabel}
          </Button>
          <Button
            look={takesAway ? 'destroy' : 'primary'}
            busy={changing || awaitsFigures}
            disabled={change === null || !quote.data || exceeds.length > 0}
            aria-describedby={exceeds.length > 0 ? exceedsId : undefined}
            onClick={confirm}
          >
            {quote.data ? props.confirmLabel(quote.data) : m.common.confirm}
          </Button>
        </>
      }
    >
      <div className="form">
        {problem}
        {fields}
        {change === null && props.nothing && <p className="hint">{props.nothing}</p>}
        {change !== null && quote.isError && (
          <ErrorState
            title={
              quote.error instanceof ApiError && quote.error.status !== 0 ? quote.error.message : NO_FIGURES
            }
            onRetry={() => void quote.refetch()}
            retrying={quote.isFetching}
          >
            {m.billingDialogs.nothingWasChargedAndNothing}
          </ErrorState>
        )}
        {change !== null && quote.isPending && <QuoteSkeleton />}
        {change !== null &&
          quote.data &&
          !quote.isError &&
          (exceeds.length > 0 ? (
            <Exceedings id={exceedsId} title={props.doesNotFit} exceeds={exceeds} />
          ) : (
            <QuoteFigures
              quote={quote.data}
              isOutdated={quote.isFetching}
              meanwhile={props.meanwhile}
              needsCard={billing.data !== undefined && needsCard(billing.data)}
            />
          ))}
        {children}
      </div>
    </Dialog>
  );
}

const NO_FIGURES = m.billingDialogs.theFiguresCouldNotBe;

/** Refusals that a card mends. */
const OF_THE_CARD: readonly string[] = [
  'payment_declined',
  'payment_authentication_required',
  'payment_setup_required',
];

function useChange({ organizationId, change, send, failureTitle, here, onDone }: ChangeDialogProps) {
  const changing = useConfirmedChange(organizationId);
  const quote = useQuery({
    ...billingQuoteQuery(organizationId, change),
    // The figures that are being confirmed stay as they are.
    enabled: change !== null && !changing.isPending,
  });
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [refused, setRefused] = useState<BillingQuote | null>(null);
  // Figures that are only loaded once more, after a change elsewhere, can be confirmed: they are sent along, and the server
  // refuses them if they are no longer true. A press would otherwise go unheard for no reason that its reader can see.
  const areCurrent = quote.data !== undefined && !quote.isPlaceholderData && quote.data !== refused;
  const awaitsFigures = change !== null && quote.isFetching && !quote.isError && !areCurrent;
  const confirm = (): void => {
    const shown = quote.data;
    if (!shown || awaitsFigures || changing.isPending) return;
    setProblem(null);
    const { quotedAt, version, dueNowCents } = shown;
    changing.mutate(
      { send, confirmed: { quotedAt, version, dueNowCents } },
      {
        onSuccess: () => onDone(shown),
        onError: (error) => {
          const refusal = error instanceof ApiError ? error : null;
          setProblem(refusal);
          setRefused(refusal?.code === 'billing_changed' ? shown : null);
          if (!refusal) toast({ title: failureTitle, description: error.message, tone: 'loss' });
        },
      },
    );
  };
  return {
    quote,
    awaitsFigures,
    changing: changing.isPending,
    problem: problem && <Problem title={failureTitle} error={problem} here={here} />,
    confirm,
  };
}

type ProblemProps = { title: string; error: ApiError; here: string | undefined };

function Problem({ title, error, here }: ProblemProps): ReactNode {
  if (error.code === 'billing_changed')
    return (
      <Notice tone="info" title={m.billingDialogs.theFiguresHaveChanged}>
        {m.billingDialogs.nothingWasChargedPleaseCheck}
      </Notice>
    );
  const hasNone = error.code === 'payment_setup_required';
  return (
    <Notice
      tone="loss"
      title={title}
      action={
        OF_THE_CARD.includes(error.code) && (
          <ButtonLink href={cardAddress(here)}>
            {hasNone ? m.billingDialogs.setUpPayment : m.billingDialogs.changeCard}
          </ButtonLink>
        )
      }
    >
      {error.message}{' '}
      {isRefusal(error) ? m.billingDialogs.nothingWasChargedAndNothing : m.billingDialogs.itIsNotKnownWhether}
    </Notice>
  );
}

type ExceedingsProps = { id: string; title: string; exceeds: readonly Exceeding[] };

/** Why a change does not fit: one sentence each, with a link to the place where there can be made less. */
const Exceedings = ({ id, title, exceeds }: ExceedingsProps): ReactNode => (
  <div className="bl-exceeds stack gap-6 anywhere" id={id} role="alert">
    <p className="row gap-8 loss strong">
      <CircleX className="ic ic-16" aria-hidden="true" />
      {title}
    </p>
    <ul>
      {exceeds.map((one) => (
        <li className="py-8 ruled" key={`${one.what} ${one.locationId}`}>
          {exceedingSentence(one)}{' '}
          <Link className="link touch" href={mendingAddress(one)}>
            {one.what === 'spots' && one.locationName
              ? m.billingDialogs.seeTheChargersOfLocationName({ locationName: one.locationName })
              : LINKS[one.what]}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const LINKS = {
  members: m.billingDialogs.seeTheMembers,
  locations: m.billingDialogs.seeTheLocations,
  spots: m.billingDialogs.seeTheChargers,
} as const;
