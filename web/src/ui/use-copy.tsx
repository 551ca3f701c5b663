import { m } from '@chargerota/messages';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FieldError } from './field.tsx';

/**
 * Copies a text that is shown only once. Whether that was possible is said beside the button, since a toast would wait
 * until the dialog has closed, and the text be gone. `label` is the button's; `refusal` says what to do if the
 * browser did not allow it: then the field in `place` is selected.
 */
export function useCopy(
  text: string,
  { label, refusal, place }: { label: ReactNode; refusal: string; place?: RefObject<HTMLElement | null> },
): { copy: () => void; face: ReactNode; failure: ReactNode } {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Browsers allow it over https alone, and may ask.
      place?.current?.querySelector('input')?.select();
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return {
    copy: () => void copy(),
    face: (
      <>
        <Icon className="ic ic-16" aria-hidden="true" />
        {outcome === 'copied' ? m.parts.copied : label}
      </>
    ),
    failure: outcome === 'refused' && <FieldError>{refusal}</FieldError>,
  };
}
