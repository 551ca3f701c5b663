import { TERMS_VERSION } from '@chargerota/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useIsRouted } from '../../../lib/routed-paths.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { termsMonth } from '../security/words.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { TERMS } from './terms-text.ts';
import type { TermsBlock } from './terms-text.ts';
import './terms.css';

/** /terms. */
export function TermsScreen(): ReactNode {
  const canReport = useIsRouted(paths.bugReport);
  return (
    <Page className="terms">
      <BackLink />
      <h1 className="terms-title" tabIndex={-1}>
        Terms and Conditions
      </h1>
      <p className="mute">Effective {termsMonth(TERMS_VERSION)}</p>
      <div className="terms-body">
        <TableOfContents />
        <article>
          {TERMS.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className="fig mute">{index + 1}</span>
                {title}
              </h2>
              {blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
              {id === 'contact' && canReport && (
                <ButtonLink href={paths.bugReport}>Open Bug Report</ButtonLink>
              )}
            </section>
          ))}
        </article>
      </div>
    </Page>
  );
}

function BackLink(): ReactNode {
  const isSignedIn = Boolean(useCurrentUser().data);
  return (
    <Link className="btn btn-quiet terms-back" href={isSignedIn ? paths.dashboard : paths.registration}>
      <ArrowLeft className="ic ic-16" aria-hidden="true" />
      {isSignedIn ? 'Back to dashboard' : 'Back to registration'}
    </Link>
  );
}

function Block({ block }: { block: TermsBlock }): ReactNode {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
