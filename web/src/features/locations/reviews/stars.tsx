import { countedWords } from '@chargerota/domain';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError, Optional } from '../../../ui/field.tsx';
import { STAR_WORDS } from './words.ts';
import './reviews.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars, some of them full. */
export function Stars({ rating }: { rating: number }): ReactNode {
  return (
    <span className="rv-stars">
      <span className="vh">{rating} of 5 stars</span>
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
            <span className="vh">
              {countedWords(star, 'star', 'stars')}: {STAR_WORDS[star - 1]}
            </span>
          </label>
        ))}
        <span className="sm mute" aria-hidden="true">
          {value > 0 && STAR_WORDS[value - 1]}
        </span>
      </span>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
