import { Check, Copy, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';

/** A new address, shown only once: to copy, and to open. */
export function DisplayAddress({ url }: { url: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Browsers allow it over https alone, and may ask.
      place.current?.querySelector('input')?.select();
      toast({
        title: 'Not Copied',
        description: 'Your browser did not allow it. The link is selected, copy it from there.',
        tone: 'off',
      });
    }
  };
  const Sign = isCopied ? Check : Copy;
  return (
    <div className="wdl-address" ref={place}>
      <Field label="Link of the display" hint="Whoever has it sees the display. If it gets lost, revoke it.">
        <TextInput
          readOnly
          value={url}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="wdl-ways">
        <Button look="primary" onClick={() => void copy()}>
          <Sign className="ic ic-16" aria-hidden="true" />
          {isCopied ? 'Copied' : 'Copy Link'}
        </Button>
        <a className="btn btn-line" href={url} target="_blank" rel="noreferrer">
          <span className="btn-label">
            <ExternalLink className="ic ic-16" aria-hidden="true" />
            Open Display
          </span>
        </a>
      </p>
    </div>
  );
}
