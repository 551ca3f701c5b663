import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Shown once, for the day when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Codes Copied', description: 'Keep them where only you can find them.' });
    } catch {
      toast({
        title: 'Not Copied',
        description: 'Your browser did not allow it. Select them here.',
        tone: 'off',
      });
    }
  };
  return (
    <div className="op-steps">
      <p className="mute">
        Each signs you in once if you do not have your phone. Keep them somewhere safe: they are shown only
        now.
      </p>
      <ol className="op-codes fig">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button onClick={() => void copy()}>
        <Copy className="ic ic-16" aria-hidden="true" />
        Copy codes
      </Button>
      <Button look="primary" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
