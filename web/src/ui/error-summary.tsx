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
  const errors = Object.entries(formState.errors)
    .flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [{ name, text: error.message, at: placeOf(name, error) }] : [],
    )
    .toSorted((one, other) => inDocument(one.at, other.at));
  const latest = useRef(errors);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(() => {
    const [first, second] = latest.current;
    if (submitCount === 0 || !first) return;
    if (second && !title) place.current?.focus();
    else setFocus(first.name);
  }, [submitCount, setFocus, title]);
  if (submitCount === 0 || errors.length < (title ? 1 : 2)) return null;
  return (
    <div ref={place} className="error-summary" tabIndex={-1}>
      <Notice tone="loss" title={title ?? `${errors.length} answers need another look`}>
        <ul>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => setFocus(name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Of a field that is controlled, whose ref is no element, the control with its name. */
const placeOf = (name: string, error: object): Node | null =>
  'ref' in error && error.ref instanceof Node ? error.ref : (document.getElementsByName(name)[0] ?? null);

/** Fields without an element of their own come last. */
function inDocument(one: Node | null, other: Node | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
