import { Fragment } from 'react';
import type { ReactNode } from 'react';

type RichProps = { of: string } & Readonly<Record<string, ReactNode | ((words: ReactNode) => ReactNode)>>;

const PARTS = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g;

/** A message some of whose words are elements: in `<b>…</b>` they are given to `b`, and `{name}` is the element `name`. */
export function Rich({ of, ...elements }: RichProps): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: all, 1: tag, 2: words, 3: name, index } of of.matchAll(PARTS)) {
    parts.push(of.slice(end, index));
    end = index + all.length;
    const element = elements[tag ?? name ?? ''];
    parts.push(
      <Fragment key={index}>
        {typeof element === 'function' ? (
          element(<Rich {...elements} of={words ?? ''} />)
        ) : typeof element === 'string' ? (
          <bdi>{element}</bdi>
        ) : (
          element
        )}
      </Fragment>,
    );
  }
  return [...parts, of.slice(end)];
}
