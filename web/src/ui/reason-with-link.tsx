import type { ReactNode } from 'react';
import { Link } from 'wouter';

type ReasonWithLinkProps = { reason: string; link: { label: string; href: string } | null };

/** Why something cannot be pressed, with the link to where that is mended. Nothing is said twice. */
export function ReasonWithLink({ reason, link }: ReasonWithLinkProps): ReactNode {
  if (!link) return reason;
  const [before, after] = around(reason, link.label);
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

/** What stands before and after the words in the text; words that it does not say follow it. */
export function around(text: string, words: string): readonly [before: string, after: string] {
  const at = text.indexOf(words);
  return at < 0 ? [`${text} `, ''] : [text.slice(0, at), text.slice(at + words.length)];
}
