import { m } from '@chargerota/messages';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The file of a list, for spreadsheets. Without an address it keeps its place, and cannot be pressed. */
export function ExportCsv({ address }: { address: string | null }): ReactNode {
  const content = (
    <>
      <Download className="ic ic-16" aria-hidden="true" />
      {m.parts.exportCSV}
    </>
  );
  return address === null ? (
    <Button disabled>{content}</Button>
  ) : (
    <a className="btn btn-line" href={address} download>
      {content}
    </a>
  );
}
