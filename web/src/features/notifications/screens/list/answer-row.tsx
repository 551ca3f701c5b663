import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type AnswerRowProps = {
  /** What else an answer brings. */
  note?: string | null;
  /** What came of the answer, in place of the buttons. */
  result?: ReactNode;
  /** It was given here a moment ago, by a button that is gone: the result takes over the focus. */
  isNew?: boolean;
  /** Why the answer was refused. */
  failure?: string | undefined;
  children: ReactNode;
};

/** The answers below a notification's words, or their result, which is as tall. */
export function AnswerRow({ note, result, isNew = false, failure, children }: AnswerRowProps): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div className="nt-answers">
      {failure && (
        <p className="sm b-loss" role="alert">
          {failure}
        </p>
      )}
      {note && <p className="sm mute">{note}</p>}
      <div className="nt-acts tall line mid gap-4-12">
        {result && (
          <p ref={words} tabIndex={-1} className="nt-result sm medium">
            {result}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
