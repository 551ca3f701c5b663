import { m } from '@chargerota/messages';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Notice } from './notice.tsx';

type ErrorSummaryProps = {
  /** Stands above the errors in place of their number, also above a single one; the first field gets the focus. */
  title?: string;
};

/**
 * After a refused submission of a long form, leads to each field that needs another look; a single one gets the focus at
 * once. In a form that is given by a FormProvider and has `shouldFocusError: false`.
 */
export function ErrorSummary({ title }: ErrorSummaryProps): ReactNode {
  const { formState, setFocus } = useFormContext();
  const { submitCount } = formState;
  const errors = errorsIn(formState.errors).toSorted((one, other) => inDocument(one.at, other.at));
  const latest = useRef(errors);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(() => {
    const [first, second] = latest.current;
    if (submitCount === 0 || !first) return;
    if (second && !title) place.current?.focus();
    else leadTo(first, setFocus);
  }, [submitCount, setFocus, title]);
  if (submitCount === 0 || errors.length < (title ? 1 : 2)) return null;
  return (
    <div ref={place} className="error-summary" tabIndex={-1}>
      <Notice tone="loss" title={title ?? m.parts.answersNeedAnotherLook({ count: errors.length })}>
        <ul>
          {errors.map((error) => (
            <li key={error.name}>
              <button type="button" className="link" onClick={() => leadTo(error, setFocus)}>
                {error.text}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

type FormError = { name: string; text: string; at: HTMLElement | null };

const leadTo = ({ name, at }: FormError, setFocus: (name: string) => void): void =>
  at ? at.focus() : setFocus(name);

/** The errors of all fields, those of a field's parts too, as of one day of a week. */
function errorsIn(errors: object, within = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = within + key;
    if ('message' in error && typeof error.message === 'string')
      return [namingField({ name, text: error.message, at: placeOf(name, error) })];
    return errorsIn(error, `${name}.`);
  });
}

/** Away from its field, an error that does not name it says nothing: “City: Please use at most 80 characters.” */
function namingField(error: FormError): FormError {
  const label = labelOf(error.at);
  // “Email is required” names the field “Email address”.
  const [word] = label?.toLowerCase().split(' ') ?? [];
  return label === null || !word || error.text.toLowerCase().includes(word)
    ? error
    : { ...error, text: m.common.labelled({ label, text: error.text }) };
}

/** What a field is called, without the mark of what may stay empty. The text of a checkbox is a sentence, and no name. */
function labelOf(field: HTMLElement | null): string | null {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return null;
  const labels = field && 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null) : null;
  return field?.getAttribute('aria-label') ?? labels?.[0]?.firstChild?.textContent ?? null;
}

/** Of a field whose ref is no element, the control with its name. */
const placeOf = (name: string, error: object): HTMLElement | null =>
  'ref' in error && error.ref instanceof HTMLElement
    ? error.ref
    : (document.getElementsByName(name)[0] ?? null);

/** Fields without an element of their own come last. */
function inDocument(one: Node | null, other: Node | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
