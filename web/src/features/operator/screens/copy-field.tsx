import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';

type CopyFieldProps = { label: string; value: string; hint?: ReactNode };

/** A value that is shown once, with a button that copies it. */
export function CopyField({ label, value, hint }: CopyFieldProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Browsers allow it over https alone, and may ask.
      place.current?.querySelector('input')?.select();
      toast({
        title: 'Not Copied',
        description: 'Your browser did not allow it. The text is selected, copy it from there.',
        tone: 'loss',
      });
    }
  };
  const Sign = isCopied ? Check : Copy;
  return (
    <div className="op-copy" ref={place}>
      <Field label={label} hint={hint}>
        <TextInput
          readOnly
          value={value}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Button onClick={() => void copy()}>
        <Sign className="ic ic-16" aria-hidden="true" />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="vh"> {label}</span>
      </Button>
    </div>
  );
}
