import { m } from '@chargerota/messages';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';

type CopyFieldProps = { label: string; value: string; hint?: ReactNode };

/** A value that is shown once, with a button that copies it. */
export function CopyField({ label, value, hint }: CopyFieldProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { copy, face, failure } = useCopy(value, {
    label: m.operator.copy,
    refusal: m.operator.yourBrowserDidNotAllow,
    place,
  });
  return (
    <div className="op-copy stack gap-8" ref={place}>
      <Field label={label} hint={hint}>
        <TextInput
          readOnly
          value={value}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Button onClick={copy}>
        {face}
        <span className="vh"> {label}</span>
      </Button>
      {failure}
    </div>
  );
}
