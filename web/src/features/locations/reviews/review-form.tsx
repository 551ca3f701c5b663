import { m } from '@chargerota/messages';
import type { Location, Review } from '@chargerota/contract';
import { REVIEW_TEXT_MAX } from '@chargerota/contract/sizes';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { useWriteReview } from './api.ts';
import { StarsInput } from './stars.tsx';
import { amenityName } from '../words.ts';

type ReviewFormProps = {
  location: Pick<Location, 'id' | 'name' | 'amenities'>;
  review: Review | null;
  onDone: () => void;
};

/** Writes or changes one's own review. */
export function ReviewForm({ location, review, onDone }: ReviewFormProps): ReactNode {
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [words, setWords] = useState(review?.reviewText ?? '');
  const [amenityRatings, setAmenityRatings] = useState(() => listed(review, location.amenities));
  const [isMissing, setMissing] = useState(false);
  const write = useWriteReview(location.id);
  function submit(): void {
    if (rating === 0) {
      setMissing(true);
      return;
    }
    const rated = Object.entries(amenityRatings).map(([amenity, stars]) => ({ amenity, rating: stars }));
    write.mutate({ rating, reviewText: words.trim() || null, amenityRatings: rated }, { onSuccess: onDone });
  }
  return (
    <form
      className="stack gap-20"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StarsInput
        legend={m.locationsReviews.howWasChargingAtName({ name: location.name })}
        value={rating}
        onChange={setRating}
        error={isMissing && rating === 0 ? m.locationsReviews.pleaseChoose1To5 : undefined}
      />
      {location.amenities.map((name) => (
        <StarsInput
          key={name}
          legend={amenityName(name)}
          optional
          value={amenityRatings[name] ?? 0}
          onChange={(stars) => setAmenityRatings({ ...amenityRatings, [name]: stars })}
        />
      ))}
      <Field
        label={m.locationsReviews.inYourWords}
        optional
        hint={m.locationsReviews.atMostCharacters({ most: REVIEW_TEXT_MAX })}
      >
        <TextArea
          rows={4}
          maxLength={REVIEW_TEXT_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <Failures />
      <span className="line mid gap-8">
        <Button look="primary" type="submit" busy={write.isPending}>
          {m.locationsReviews.saveReview}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {m.common.discard}
        </Button>
      </span>
    </form>
  );
}

/** The ratings of amenities that the location still lists. */
const listed = (review: Review | null, amenities: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(review?.amenityRatings ?? {}).filter(([name]) => amenities.includes(name)),
  );
