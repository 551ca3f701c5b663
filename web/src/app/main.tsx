import '../ui/load-font.ts';
import '../lib/zod-settings.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/index.css';
import { followOtherTabs } from '../lib/current-organization.ts';
import { followPresses } from '../lib/failure-places.ts';
import { followFormats } from '../lib/formats.ts';
import { guardBackButton } from '../lib/leave-guard.ts';
import { followNetwork } from '../lib/network.ts';
import { forgetWithTheOrganization, leaveWithTheSession } from '../lib/session.ts';
import { followSystemTheme } from '../lib/theme.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { noteScrollPlaces } from './scroll-places.ts';

const queryClient = createQueryClient();
guardBackButton();
noteScrollPlaces();
followPresses();
followSystemTheme();
followNetwork();
followFormats();
leaveWithTheSession(queryClient);
forgetWithTheOrganization(queryClient);
followOtherTabs();

// In a task of its own: presses and frames come between running the code and building the screen from it.
setTimeout(() => {
  const root = createRoot(document.getElementById('root')!);
  // Not urgent, so that it is built in small steps: a slow phone would not react for a third of a second.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  );
});
