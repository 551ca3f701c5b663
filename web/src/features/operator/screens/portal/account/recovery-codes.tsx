import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { useCopy } from '../../../../../ui/use-copy.tsx';

/** Shown once, for the day when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactNode {
  const { copy, face, failure } = useCopy(codes.join('\n'), {
    label: 'Copy codes',
    refusal: 'Your browser did not allow it. Select them here and copy them.',
  });
  return (
    <div className="stack gap-16">
      <p className="mute">
        Each signs you in once if you do not have your phone. Keep them somewhere safe: they are shown only
        now.
      </p>
      <ol className="op-codes stack gap-6 nowrap fig">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button onClick={copy}>{face}</Button>
      {failure}
      <Button look="primary" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
