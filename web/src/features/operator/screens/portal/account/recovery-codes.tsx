import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { useCopy } from '../../../../../ui/use-copy.tsx';

/** Shown once, for the day when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactNode {
  const { copy, face, failure } = useCopy(codes.join('\n'), {
    label: m.operatorPortal.copyCodes,
    refusal: m.operatorPortal.selectThemHereAndCopy,
  });
  return (
    <div className="stack gap-16">
      <p className="mute">{m.operatorPortal.eachSignsYouInOnce}</p>
      <ol className="op-codes stack gap-6 nowrap fig">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button onClick={copy}>{face}</Button>
      {failure}
      <Button look="primary" onClick={onDone}>
        {m.operatorPortal.iHaveKeptThem}
      </Button>
    </div>
  );
}
