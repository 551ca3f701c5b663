import type { ReactNode } from 'react';
import { Link } from 'wouter';

type ReasonWithLinkProps = { reason: string; link: { label: string; href: string } | null };

/**
 * Why something cannot be pressed, with the link to where it can be fixed. Words that the sentence already contains become
 * the link.
 */
export function ReasonWithLink({ reason, link }: ReasonWithLinkProps): ReactNode {
  if (!link) return reason;
  const [before, after] = splitAround(reason, link.label);
  return (
    <>
      {before}
      <Link className="link" href={link.href}>
        {link.label}
      </Link>
      {after}
    </>
  );
}

/** The text before and after the words; words that it does not contain follow it. */
export function splitAround(text: string, words: string): readonly [before: string, after: string] {
  const at = text.indexOf(words);
  return at < 0 ? [`${text} `, ''] : [text.slice(0, at), text.slice(at + words.length)];
}
