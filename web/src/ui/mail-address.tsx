import type { ReactNode } from 'react';

/** An address of email that takes a second line, where it is too long for one, at its sign and not within a word. */
export function MailAddress({ children: address }: { children: string }): ReactNode {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
