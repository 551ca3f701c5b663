import { m } from '@chargerota/messages';
import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { useCopy } from '../../../../ui/use-copy.tsx';

/** A new address, shown only once: to scan, to copy, and to open. */
export function DisplayAddress({ url, code }: { url: string; code: readonly string[] }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { copy, face, failure } = useCopy(url, {
    label: m.displaysLinks.copyLink,
    refusal: m.displaysLinks.yourBrowserDidNotAllow,
    place,
  });
  return (
    <div className="stack gap-16" ref={place}>
      <figure className="wdl-code line mid">
        <Code rows={code} />
        <figcaption className="sm mute">{m.displaysLinks.onATabletScanThis}</figcaption>
      </figure>
      <Field label={m.displaysLinks.displayLink} hint={m.displaysLinks.anyoneWithThisLinkSees}>
        <TextInput
          readOnly
          value={url}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="line gap-8-12">
        <Button data-safe look="primary" onClick={copy}>
          {face}
        </Button>
        <a className="btn btn-line" href={url} target="_blank" rel="noreferrer">
          <span className="btn-label">
            <ExternalLink className="ic ic-16" aria-hidden="true" />
            {m.displaysLinks.openDisplay}
          </span>
        </a>
      </p>
      {failure}
    </div>
  );
}

/** Readers need this much white around a code, in its own squares. */
const QUIET_ZONE = 4;

/** A QR code, dark on white in both themes, as readers need it. */
function Code({ rows }: { rows: readonly string[] }): ReactNode {
  const size = rows.length + 2 * QUIET_ZONE;
  const squares = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
