import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollIntoViewIfNeeded } from '../../lib/scroll-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useCopy } from '../../ui/use-copy.tsx';

/** How to add the address to a calendar program, in the words of its menus. */
const STEPS = [
  ['Apple', 'Press “Open in Calendar” on your iPhone, iPad or Mac, then Subscribe.'],
  [
    'Google',
    'On a computer, press the plus sign beside “Other calendars”, choose “From URL” and paste the link.',
  ],
  ['Outlook', 'In the calendar, choose “Add calendar”, then “Subscribe from web”, and paste the link.'],
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
    label: 'Copy link',
    refusal: 'Your browser did not allow it. The link is selected, copy it from there.',
    place,
  });
  return (
    <div className="cf-new stack gap-16 w-40" ref={place}>
      <Field label="Your calendar link" hint="Copy it now: it is not shown again once you leave this page.">
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <p className="line gap-8-12">
        <Button onClick={copy}>{face}</Button>
        <a className="btn btn-line" href={url.replace(/^https?:/, 'webcal:')}>
          <span className="btn-label">
            <CalendarPlus className="ic ic-16" aria-hidden="true" />
            Open in Calendar
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
      <p className="sm mute">
        Calendars look for changes in their own time: Apple and Outlook within hours, Google within a day.
      </p>
    </div>
  );
}
