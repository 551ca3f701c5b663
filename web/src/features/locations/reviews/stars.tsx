import { m } from '@chargerota/messages';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError, Optional } from '../../../ui/field.tsx';
import './reviews.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars, some of them full. */
export function Stars({ rating }: { rating: number }): ReactNode {
  return (
    <span className="rv-stars">
      <span className="vh">{m.locationsReviews.ratingOf5Stars({ rating })}</span>
      {FIVE.map((star) => (
        <Star key={star} className={star <= rating ? 'ic ic-16 is-full' : 'ic ic-16'} aria-hidden="true" />
      ))}
    </span>
  );
}

type StarsInputProps = {
  legend: string;
  optional?: boolean;
  /** 0 while none is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
};

/** Chooses 1 to 5 stars: radio buttons, with the chosen one in words. */
export function StarsInput({ legend, optional = false, value, onChange, error }: StarsInputProps): ReactNode {
  const name = useId();
  const chosen = FIVE.find((star) => star === value);
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="label">
        {legend}
        {optional && <Optional />}
      </legend>
      <span className="rv-choose line mid">
        {FIVE.map((star) => (
          <label key={star} className={star <= value ? 'is-full' : undefined}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star className="ic" aria-hidden="true" />
            <span className="vh">{m.locationsReviews.starChoices[star]}</span>
          </label>
        ))}
        <span className="sm mute" aria-hidden="true">
          {chosen && m.locationsReviews.starWords[chosen]}
        </span>
      </span>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
