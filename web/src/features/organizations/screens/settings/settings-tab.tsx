import type { MyOrganization } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLeaveGuard } from '../../../../lib/leave-guard.ts';
import { paths } from '../../../../lib/paths.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { ChangesView } from './changes-view.tsx';
import { detailsOf } from './details.ts';
import { PrivacyExplainer } from './privacy-explainer.tsx';
import { settingsOf } from './settings.ts';
import { SettingsView } from './settings-view.tsx';
import type { SubViewName } from './settings-view.tsx';
import { useDraft } from './use-draft.ts';
import '../../styles/settings.css';

const ADDRESS = `${paths.organization}?tab=settings`;
const VIEWS = ['privacy', 'changes'] as const satisfies readonly SubViewName[];

/** An organization's settings. The open view is in the address; unsaved changes are kept while another view is open. */
export function SettingsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const draft = useDraft(settingsOf(organization));
  const details = useFormDraft(detailsOf(organization));
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('view');
  const view = VIEWS.find((known) => known === asked) ?? null;
  const [cameFrom, setCameFrom] = useState<SubViewName | null>(null);
  const guard = useLeaveGuard(draft.isDirty || details.isDirty, (address) => address.startsWith(ADDRESS));
  const open = (next: SubViewName): void => navigate(`${ADDRESS}&view=${next}`);
  const back = (): void => {
    setCameFrom(view);
    navigate(ADDRESS);
  };
  return (
    <>
      {view === 'privacy' && <PrivacyExplainer settings={draft.edited} onBack={back} />}
      {view === 'changes' && <ChangesView organization={organization} onBack={back} />}
      {view === null && <SettingsView {...{ organization, draft, details, cameFrom }} onOpen={open} />}
      <ConfirmDialog
        open={guard.leaving}
        onClose={guard.stay}
        title="Leave without saving?"
        description="Your changes to the settings are not saved yet and would be lost."
        confirmLabel="Leave"
        keepLabel="Stay"
        onConfirm={guard.leave}
      />
    </>
  );
}
