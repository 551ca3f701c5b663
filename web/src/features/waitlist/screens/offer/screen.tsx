import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { useCurrentUser } from '../../../../lib/session.ts';
import { keepDraft, readDraft } from '../../../../lib/storage.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import { addressOf, loginPath } from '../../../accounts/sign-in/after-sign-in.ts';
import { useTokenAfterHash } from '../../../accounts/sign-in/link-token.ts';
import { linkedOfferQuery } from '../../api.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import { useOrganizationOf } from '../offers/use-asked-offer.ts';
import '../../line.css';

const TITLE = m.waitlistOffer.aChargerForYou;

/** Storage key of the link's token while its reader signs in. */
const KEPT_LINK = 'offerLink';
const keptToken = (): string => readDraft<{ token: string }>(KEPT_LINK).token ?? '';

/** /offer#…, from a mail or a text message: the offer that the link stands for. `?pass` has chosen to pass it on. */
export function OfferScreen(): ReactNode {
  const token = useTokenAfterHash();
  const user = useCurrentUser();
  // The next render has the address without the token.
  if (location.hash) return <Loading />;
  if (user.data === null) return <SignInFirst token={token} />;
  if (user.isLoadingError)
    return (
      <Page title={TITLE}>
        <ErrorState title={m.common.yourAccountCouldNotBe} onRetry={() => void user.refetch()}>
          {m.waitlistOffer.theChargerIsHeldAs}
        </ErrorState>
      </Page>
    );
  if (!user.data) return <Loading />;
  if (token) return <Linked key={token} token={token} />;
  return keptToken() ? <BackFromSignIn /> : <Unknown />;
}

/**
 * Leads to sign-in and back. The token stays in this tab, because return paths appear in addresses, logs and the database;
 * it is there when the way leads over Google or Apple, too.
 */
function SignInFirst({ token }: { token: string }): ReactNode {
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (token) keepDraft(KEPT_LINK, { token });
    navigate(loginPath(addressOf(paths.offer, search)), { replace: true });
  }, [token, search, navigate]);
  return <Loading />;
}

/** Gives the kept token back to this page's history entry, where no other screen finds it. */
function BackFromSignIn(): ReactNode {
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    const token = keptToken();
    keepDraft(KEPT_LINK, null);
    navigate(addressOf(paths.offer, search), { replace: true, state: { token } });
  }, [search, navigate]);
  return <Loading />;
}

function Linked({ token }: { token: string }): ReactNode {
  const offer = useQuery(linkedOfferQuery(token));
  const isPassing = new URLSearchParams(useSearch()).has('pass');
  useOrganizationOf(offer.data);
  if (offer.error instanceof ApiError && ['not_found', 'invalid_input'].includes(offer.error.code))
    return <Unknown />;
  if (offer.isLoadingError)
    return (
      <Page title={TITLE}>
        <ErrorState
          title={m.waitlistOffer.theOfferCouldNotBe}
          error={offer.error}
          onRetry={() => void offer.refetch()}
          retrying={offer.isFetching}
        >
          {m.waitlistOffer.theChargerIsHeldAs}
        </ErrorState>
      </Page>
    );
  if (!offer.data) return <Loading />;
  return (
    <Page
      title={['open', 'accepted'].includes(offer.data.status) ? TITLE : m.waitlistOffer.thisOfferIsOver}
      form
    >
      <OfferCard offer={offer.data} isPassing={isPassing} />
      <p className="offer-ways line gap-12 mt-20">
        <ButtonLink href={paths.line} look="quiet">
          {m.waitlistOffer.seeYourPlacesInLine}
        </ButtonLink>
      </p>
    </Page>
  );
}

const Loading = (): ReactNode => (
  <Page title={TITLE}>
    <SkeletonRows />
  </Page>
);

const Unknown = (): ReactNode => (
  <Page title={m.waitlistOffer.thisOfferIsNotFor} form>
    <p className="mute">{m.waitlistOffer.theLinkIsIncompleteOr}</p>
    <p className="offer-ways line gap-12 mt-20">
      <ButtonLink href={paths.line} look="primary">
        {m.waitlistOffer.seeYourPlacesInLine}
      </ButtonLink>
      <ButtonLink href={paths.dashboard}>{m.common.dashboard}</ButtonLink>
    </p>
  </Page>
);
