import { m } from '@chargerota/messages';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Field, TextInput } from './field.tsx';

/** A pause longer than the time between two letters. */
const TYPING_MS = 300;

type LiveSearchProps = { placeholder: string; value: string; onChange: (text: string) => void };

/** Searches after a pause in typing. When the filter is cleared elsewhere, the field is cleared too. */
export function LiveSearch({ placeholder, value, onChange }: LiveSearchProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useRef(onChange);
  useEffect(() => void (ask.current = onChange));
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      ask.current(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={m.parts.search}>
      <span className="with-icon">
        <Search className="ic ic-16" aria-hidden="true" />
        <TextInput
          type="search"
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </Field>
  );
}
