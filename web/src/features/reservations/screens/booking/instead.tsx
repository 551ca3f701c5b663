import type { ReactNode } from 'react';
import { offerPath, paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { offeredWords, waitQuery } from '../../../waitlist/line-words.ts';
import type { Instead } from './wait-instead.ts';

/** The way to what is left: the offer, or the line, filled in with what was looked for. */
export const InsteadLink = ({ instead }: { instead: Instead }): ReactNode =>
  'offer' in instead ? (
    <ButtonLink href={offerPath(instead.offer.id)}>See the offer</ButtonLink>
  ) : (
    <ButtonLink href={`${paths.line}${waitQuery(instead.wait)}`}>Join the line</ButtonLink>
  );

/** Says where nothing is free what is left. */
export const InsteadNotice = ({
  instead,
  otherHours,
}: {
  instead: Instead;
  /** How to wait for hours that an offer is not for. */
  otherHours?: string | null;
}): ReactNode => (
  <Notice tone="info" title={instead.title} action={<InsteadLink instead={instead} />}>
    {'offer' in instead
      ? [offeredWords(instead.offer), otherHours].filter(Boolean).join(' ')
      : 'You are offered a charger when one becomes free and it is your turn.'}
  </Notice>
);
