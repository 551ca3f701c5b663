import { m } from '@chargerota/messages';
import { keepTimesTogether } from '@chargerota/domain';
import { ArrowRight, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { effectsSentence, outcomeWords } from './closure-words.ts';
import type { ClosingQuestion } from './use-closing.ts';
import './closures.css';

type ClosureEffectsProps = {
  question: ClosingQuestion;
  /** As a question: `Close Pier 9?` */
  title: string;
  confirmLabel: string;
  timezone: string;
};

/** Says what becomes of each reservation that is in the way of a closure, and makes it once that is confirmed. */
export function ClosureEffectsDialog({
  question,
  title,
  confirmLabel,
  timezone,
}: ClosureEffectsProps): ReactNode {
  const { effects, confirm, dismiss } = question;
  const { affected, confirmation } = effects;
  const now = useNow();
  const [askedFirst] = useState(confirmation);
  return (
    <ConfirmDialog
      wide
      comesByItself
      onClose={dismiss}
      title={title}
      figure={
        <Rich
          of={m.locationsClosures.countInTheWay({ count: affected.length })}
          unit={(it) => <span className="unit">{it}</span>}
        />
      }
      description={effectsSentence(affected)}
      keepLabel={m.locationsClosures.back}
      confirmLabel={confirmLabel}
      harmless={affected.every(({ outcome }) => outcome === 'moved')}
      act={confirm}
    >
      {confirmation !== askedFirst && (
        <p className="warn medium mb-12" role="alert">
          {m.locationsClosures.theseHaveChanged}
        </p>
      )}
      <ScrollFrame label={m.locationsClosures.inTheWay} className="cl-affected sm">
        <ul className="rows">
          {affected.map((one) => {
            const isMoved = one.outcome === 'moved';
            const Icon = isMoved ? ArrowRight : CircleX;
            return (
              <li key={one.reservationId} className="stack gap-2 py-10">
                <span>{keepTimesTogether(one.words)}</span>
                <span className={isMoved ? 'cl-outcome b-info' : 'cl-outcome b-loss'}>
                  <Icon className="ic ic-16" aria-hidden="true" />
                  <span className="medium">{outcomeWords(one, timezone, now)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </ScrollFrame>
    </ConfirmDialog>
  );
}
