import { m } from '@chargerota/messages';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../../ui/button.tsx';

/** Time for which most success messages are shown before the page goes on. */
const REDIRECT_DELAY_MS = 1500;

type SuccessPanelProps = {
  title: string;
  children: ReactNode;
  /** The next page, opened after the delay or when OK is pressed. */
  to: string;
  /** Passed on to the next page in the history entry. */
  state?: object;
  delayMs?: number;
  /** A link to a different page. */
  elsewhere?: { href: string; label: string };
};

/** Replaces a form that has been sent successfully. */
export function SuccessPanel(props: SuccessPanelProps): ReactNode {
  const { title, children, to, state, delayMs = REDIRECT_DELAY_MS, elsewhere } = props;
  const [, navigate] = useLocation();
  const okay = useRef<HTMLButtonElement>(null);
  const goOn = useRef(() => {});
  useEffect(() => void (goOn.current = () => navigate(to, { replace: true, state })));
  useEffect(() => {
    okay.current?.focus();
    const timer = setTimeout(() => goOn.current(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div className="done stack gap-20 to-start">
      <span className="done-sign">
        <Check aria-hidden="true" />
      </span>
      <output className="stack gap-8">
        <h1 className="fig-28">{title}</h1>
        <p className="mute">{children}</p>
      </output>
      <div className="done-acts line gap-12">
        <Button ref={okay} look="primary" large onClick={() => goOn.current()}>
          {m.accountsSignIn.oK}
        </Button>
        {elsewhere && (
          <ButtonLink href={elsewhere.href} look="quiet" large>
            {elsewhere.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
