import type { MyOrganization } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { ChangesView } from './changes-view.tsx';
import { detailsOf } from './details.ts';
import { FoldingParts } from './folding-parts.tsx';
import { LeaveSettings } from './leave-settings.tsx';
import { PrivacyExplainer } from './privacy-explainer.tsx';
import { SettingsView } from './settings-view.tsx';
import type { SubViewName } from './settings-view.tsx';
import { useSettings } from './use-settings.ts';
import '../../styles/settings.css';

const ADDRESS = `${paths.organization}?tab=settings`;
const VIEWS = ['privacy', 'changes'] as const satisfies readonly SubViewName[];

/** An organization's settings. The open view is in the address; unsaved changes are kept while another view is open. */
export function SettingsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const form = useSettings(organization);
  const details = useFormDraft(detailsOf(organization));
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('view');
  const view = VIEWS.find((known) => known === asked) ?? null;
  const [cameFrom, setCameFrom] = useState<SubViewName | null>(null);
  const open = (next: SubViewName): void => navigate(`${ADDRESS}&view=${next}`);
  const back = (): void => {
    setCameFrom(view);
    navigate(ADDRESS);
  };
  return (
    // The way back from a view leads to the part that opens it.
    <FoldingParts first={view}>
      {view === 'privacy' && <PrivacyExplainer settings={form.saved} onBack={back} />}
      {view === 'changes' && <ChangesView organization={organization} onBack={back} />}
      {view === null && <SettingsView {...{ organization, form, details, cameFrom }} onOpen={open} />}
      <LeaveSettings
        isUnsaved={form.isUnsaved || details.isDirty}
        onlyDetails={!form.isUnsaved}
        address={ADDRESS}
        isTyping={form.isTyping}
      />
    </FoldingParts>
  );
}
