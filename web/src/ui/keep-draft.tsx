import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

type KeepDraftProps<Values extends FieldValues> = { keep: (values: Partial<Values>) => void };

/** Keeps what is typed in a form that is given by a FormProvider. Draws nothing. */
export function KeepDraft<Values extends FieldValues>({ keep }: KeepDraftProps<Values>): ReactNode {
  const values = useWatch<Values>() as Partial<Values>;
  useEffect(() => keep(values), [keep, values]);
  return null;
}
