import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollIntoViewIfNeeded } from '../lib/scroll-into-view.ts';
import { ToneIcon } from './badge.tsx';
import type { Tone } from './badge.tsx';

type NoticeProps = {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** A sign other than the tone's. */
  sign?: ReactNode;
};

/** Says what has happened and what to do about it, above the form that it is about. Unlike a toast, it stays. */
export function Notice({ tone, title, children, action, sign }: NoticeProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'loss') scrollIntoViewIfNeeded(place.current);
  }, [tone]);
  const content = (
    <>
      <span className={`b-${tone}`}>{sign ?? <ToneIcon tone={tone} />}</span>
      <span className="notice-words">
        <b className="strong">{title}</b>
        {children && <span className="mute">{children}</span>}
      </span>
      {action}
    </>
  );
  // An error is read out at once, other notices at the next pause.
  return tone === 'loss' ? (
    <div ref={place} className="notice" role="alert">
      {content}
    </div>
  ) : (
    <output className="notice">{content}</output>
  );
}
