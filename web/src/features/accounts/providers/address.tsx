import type { ReactNode } from 'react';

/** An email address in running text. On a line that is too short, it breaks after the @ first. */
export function Address({ children }: { children: string }): ReactNode {
  const at = children.lastIndexOf('@') + 1;
  return (
    <b className="si-who">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </b>
  );
}
