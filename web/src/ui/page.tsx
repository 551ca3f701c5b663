import { useId } from 'react';
import type { ReactNode } from 'react';
import { Scale } from './scale.tsx';

/** The target of the skip link, and of the focus after a change of screen. */
export const MAIN_ID = 'main';

type PageProps = {
  /** The screen's heading; leave it out if the screen renders its own h1. */
  title?: ReactNode;
  /** A single column of 32 rem below a bare scale, for a message in place of a screen. */
  form?: boolean;
  className?: string;
  children: ReactNode;
};

/** The layout of a screen below the masthead: one main landmark, one heading. */
export function Page({ title, form = false, className, children }: PageProps): ReactNode {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={['wrap', form && 'page-form', className].filter(Boolean).join(' ')}
    >
      {title && (
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
      )}
      {title && form && <Scale labelEvery={null} />}
      {children}
    </main>
  );
}

type SectionProps = {
  /** Of the heading, if the address may name the section; it can then be focused. */
  id?: string;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a screen under a rule. On wide screens its title is in its own column, beside the content. */
export function Section({ id, title, actions, children }: SectionProps): ReactNode {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section className="section" aria-labelledby={headingId}>
      <header className="section-head">
        <h2 id={headingId} {...(id && { tabIndex: -1 })}>
          {title}
        </h2>
        {actions}
      </header>
      <div className="section-body">{children}</div>
    </section>
  );
}

/** Names and values with a hairline between them. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
