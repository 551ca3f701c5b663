import type { ReactNode } from 'react';
import { useHomePath } from '../../../lib/session.ts';
import { Brand } from '../../../ui/app-header.tsx';
import { MissingIfCrashed } from '../../../ui/boundary.tsx';
import { MAIN_ID } from '../../../ui/page.tsx';
import { useRootClass } from '../../../ui/use-root-class.ts';
import { LanguageChoice } from '../formats/language-choice.tsx';
import { DayEdge, UprightDay } from './day-edge.tsx';
import './sign-in.css';

/** The layout of the sign-in page and related pages: the form, with the day beside it (below it on phones). */
export function SignInFrame({ children }: { children: ReactNode }): ReactNode {
  useRootClass('has-sign-in');
  return (
    <div className="si">
      <div className="si-l">
        <header className="si-mast row">
          <Brand href={useHomePath()} />
          <LanguageChoice />
        </header>
        <main className="si-main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <MissingIfCrashed>
          <DayEdge />
        </MissingIfCrashed>
      </div>
      <MissingIfCrashed>
        <UprightDay />
      </MissingIfCrashed>
    </div>
  );
}
