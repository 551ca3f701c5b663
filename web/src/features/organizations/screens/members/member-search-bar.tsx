import { m } from '@chargerota/messages';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/field.tsx';
import { shownChoices } from './member-search.ts';
import type { MemberSearch, Shown } from './member-search.ts';

/** The search starts after a pause in typing of this length. */
const PAUSE_MS = 250;

type MemberSearchBarProps = { search: MemberSearch; onChange: (changes: Partial<MemberSearch>) => void };

export function MemberSearchBar({ search, onChange }: MemberSearchBarProps): ReactNode {
  return (
    <search className="o-find slim stack gap-8 pt-16">
      <SearchText text={search.text} onChange={(text) => onChange({ text })} />
      <Select
        aria-label={m.organizationsMembers.show}
        value={search.shown}
        onChange={({ target }) => onChange({ shown: target.value as Shown })}
      >
        {shownChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}

function SearchText({ text, onChange }: { text: string; onChange: (text: string) => void }): ReactNode {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const change = useRef(onChange);
  useEffect(() => void (change.current = onChange));
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = wanted;
      change.current(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Follows changes of the address other than by typing here.
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);
  return (
    <span className="with-icon">
      <Search className="ic ic-16" aria-hidden="true" />
      <input
        className="input"
        type="search"
        placeholder={m.organizationsMembers.nameOrEmail}
        aria-label={m.organizationsMembers.searchMembers}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </span>
  );
}
