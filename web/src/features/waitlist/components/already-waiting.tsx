import type { Watch } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { chargerWords, dayWords, isAlike, wishWords } from '../line-words.ts';
import type { AskedFor } from '../line-words.ts';

type AlreadyWaitingProps = { waiting: readonly Watch[]; wish: AskedFor };

/** That the member waits for some of it already: of two entries for one charge, each only gets in the other's way. */
export function AlreadyWaiting({ waiting, wish }: AlreadyWaitingProps): ReactNode {
  const alike = waiting.find((watch) => isAlike(watch, wish));
  if (!alike) return null;
  return (
    <Notice
      tone="info"
      title={`You are in line for ${dayWords(alike)} already`}
      action={
        <Link className="link" href={`${paths.line}?change=${alike.id}`}>
          Change what you wait for
        </Link>
      }
    >
      {chargerWords(alike)}. {wishWords(alike)}.
    </Notice>
  );
}
