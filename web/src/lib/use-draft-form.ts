import { useRef } from 'react';
import type { RefObject } from 'react';
import type { FormDraft } from './use-form-draft.ts';

type Texts<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

type DraftForm<Values> = {
  /** Of the section's heading, which takes no Tab. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Of the element around the fields. */
  fields: RefObject<HTMLDivElement | null>;
  /** The properties of a text field of that name. */
  bind: <Name extends Texts<Values>>(
    name: Name,
  ) => { name: Name; value: Values[Name]; onChange: (event: { target: { value: string } }) => void };
  /** Drops what has been saved or is discarded. */
  close: () => void;
};

/**
 * A section of a form that is saved by itself, with Save and Discard while there is something to save. These buttons
 * disappear with the draft: the focus stays in the section then, or where the person continues typing.
 */
export function useDraftForm<Values extends object>(draft: FormDraft<Values>): DraftForm<Values> {
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  return {
    heading,
    fields,
    bind: (name) => ({
      name,
      value: draft.edited[name],
      onChange: ({ target }) => draft.set({ [name]: target.value } as unknown as Partial<Values>),
    }),
    close() {
      draft.clear();
      if (!fields.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    },
  };
}
