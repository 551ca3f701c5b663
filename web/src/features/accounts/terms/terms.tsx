import { m } from '@chargerota/messages';
import { TERMS_VERSION } from '@chargerota/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pageLanguage } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { useCurrentUser, useIsOffered } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { termsMonth } from '../security/words.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { TERMS } from './terms-text.ts';
import type { TermsBlock } from './terms-text.ts';
import './terms.css';

const IS_ENGLISH = pageLanguage().startsWith('en');

/** /terms. */
export function TermsScreen(): ReactNode {
  return (
    <Page className="terms">
      <BackLink />
      <h1 className="terms-title" tabIndex={-1}>
        {m.accounts.termsTitle}
      </h1>
      <p className="mute">{m.accounts.effectiveMonth({ month: termsMonth(TERMS_VERSION) })}</p>
      {!IS_ENGLISH && <p className="mute">{m.accounts.termsAreInEnglish}</p>}
      <div className="terms-body anywhere mt-24">
        <TableOfContents />
        <article>
          {TERMS.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} lang="en">
                <span className="fig mute">{index + 1}</span>
                {title}
              </h2>
              {blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
              {id === 'contact' && <ButtonLink href={paths.bugReport}>{m.accounts.openBugReport}</ButtonLink>}
            </section>
          ))}
        </article>
      </div>
    </Page>
  );
}

const TO_DASHBOARD = { href: paths.dashboard, label: m.accounts.backToDashboard };
const TO_REGISTRATION = { href: paths.registration, label: m.accounts.backToRegistration };
const TO_SIGN_IN = { href: paths.login, label: m.accounts.backToSignIn };

function BackLink(): ReactNode {
  const isSignedIn = Boolean(useCurrentUser().data);
  const mayRegister = useIsOffered('registration');
  const { href, label } = isSignedIn ? TO_DASHBOARD : mayRegister ? TO_REGISTRATION : TO_SIGN_IN;
  return (
    <Link className="btn btn-quiet terms-back flush-start" href={href}>
      <ArrowLeft className="ic ic-16" aria-hidden="true" />
      {label}
    </Link>
  );
}

function Block({ block }: { block: TermsBlock }): ReactNode {
  if (typeof block === 'string') return <p lang="en">{block}</p>;
  return (
    <ul lang="en">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
