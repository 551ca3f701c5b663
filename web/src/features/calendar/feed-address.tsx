import { m } from '@chargerota/messages';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollIntoViewIfNeeded } from '../../lib/scroll-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useCopy } from '../../ui/use-copy.tsx';

/** How to add the address to a calendar program, in the words of its menus. */
const STEPS = [
  [m.calendar.apple, m.calendar.pressOpenInCalendarOn],
  [m.calendar.google, m.calendar.onAComputerPressThe],
  [m.calendar.outlook, m.calendar.inTheCalendarChooseAdd],
] as const;

/** A new address, shown only once: to copy, to open, and how to use it. */
export function FeedAddress({ url }: { url: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the address may be under the navigation.
  useEffect(() => {
    place.current?.querySelector('input')?.focus({ preventScroll: true });
    scrollIntoViewIfNeeded(place.current);
  }, []);
  const { copy, face, failure } = useCopy(url, {
    label: m.calendar.copyLink,
    refusal: m.calendar.yourBrowserDidNotAllow,
    place,
  });
  return (
    <div className="cf-new stack gap-16 w-40" ref={place}>
      <Field label={m.calendar.yourCalendarLink} hint={m.calendar.copyItNowItIs}>
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <p className="line gap-8-12">
        <Button onClick={copy}>{face}</Button>
        <a className="btn btn-line" href={url.replace(/^https?:/, 'webcal:')}>
          <span className="btn-label">
            <CalendarPlus className="ic ic-16" aria-hidden="true" />
            {m.calendar.openInCalendar}
          </span>
        </a>
      </p>
      {failure}
      <dl className="facts cf-steps">
        {STEPS.map(([name, step]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="sm">{step}</dd>
          </div>
        ))}
      </dl>
      <p className="sm mute">{m.calendar.calendarsLookForChangesIn}</p>
    </div>
  );
}
