import { m } from '@chargerota/messages';
import type { Review } from '@chargerota/contract';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { useDecideOnReview, useMarkHelpful } from './api.ts';
import { Stars } from './stars.tsx';
import { helpfulText } from './words.ts';
import { amenityName } from '../words.ts';

/** Somebody's review: with a press that says it is helpful, and for administrators one that hides it. */
export function ReviewItem({ review, isAdmin }: { review: Review; isAdmin: boolean }): ReactNode {
  const mark = useMarkHelpful();
  const [isHiding, setHiding] = useState(false);
  const decide = useDecideOnReview();
  const author = review.author ?? m.locationsReviews.aMember;
  const isHidden = review.hiddenReason !== null;
  return (
    <li className="rv-item stack gap-6 ruled">
      <ReviewText review={review} author={author} />
      {review.hiddenReason !== null && (
        <p className="sm rv-hidden">
          {m.locationsReviews.hiddenFromMembersTheReason({ hiddenReason: review.hiddenReason })}
        </p>
      )}
      <span className="line mid gap-8 flush-start">
        {!isHidden && (
          <Button
            look="quiet"
            aria-pressed={review.isHelpfulToMe}
            busy={mark.isPending}
            onClick={() => mark.mutate(review)}
          >
            <ThumbsUp className="ic ic-16" aria-hidden="true" />
            {review.isHelpfulToMe ? m.locationsReviews.helpfulToYou : m.locationsReviews.helpful}
          </Button>
        )}
        {review.helpful > 0 && <span className="sm mute">{helpfulText(review.helpful)}</span>}
        {isAdmin && !isHidden && !isHiding && (
          <Button look="loss" onClick={() => setHiding(true)}>
            {m.locationsReviews.hide}
          </Button>
        )}
        {isAdmin && isHidden && (
          <Button
            look="quiet"
            busy={decide.isPending}
            onClick={() => decide.mutate({ id: review.id, reason: null })}
          >
            {m.locationsReviews.showAgain}
          </Button>
        )}
      </span>
      {isHiding && (
        <HideForm
          busy={decide.isPending}
          onCancel={() => setHiding(false)}
          onHide={(reason) => decide.mutate({ id: review.id, reason }, { onSuccess: () => setHiding(false) })}
        />
      )}
    </li>
  );
}

/** The stars, the author, the day and the words of a review. */
export function ReviewText({ review, author }: { review: Review; author: string }): ReactNode {
  const now = useNow();
  const amenities = Object.entries(review.amenityRatings);
  return (
    <>
      <p className="line base gap-4-12">
        <Stars rating={review.rating} />
        <b className="strong">{author}</b>
        <span className="sm mute">{formatFarDayOf(new Date(review.updatedAt), now)}</span>
      </p>
      {review.reviewText && <p className="rv-text">{review.reviewText}</p>}
      {amenities.length > 0 && (
        <dl className="line gap-4-16 sm mute">
          {amenities.map(([name, rating]) => (
            <div key={name}>
              <dt>{amenityName(name)}</dt>
              <dd>
                <Stars rating={rating} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type HideFormProps = { busy: boolean; onCancel: () => void; onHide: (reason: string) => void };

function HideForm({ busy, onCancel, onHide }: HideFormProps): ReactNode {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="stack gap-12 py-8"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onHide(reason.trim());
        else setMissing(true);
      }}
    >
      <Field
        label={m.locationsReviews.whyDoYouHideThis}
        hint={m.locationsReviews.itsAuthorSeesTheReason}
        error={isMissing && !reason.trim() ? m.locationsReviews.pleaseGiveAReasonThe : undefined}
      >
        <TextArea
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Failures />
      <span className="line mid gap-8">
        <Button look="destroy" type="submit" busy={busy}>
          {m.locationsReviews.hideReview}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.locationsReviews.keep}
        </Button>
      </span>
    </form>
  );
}
