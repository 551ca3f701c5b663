import { tryAgainWords } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { open } from './opened.ts';

/** Gives up opening something whose code did not come, so that another press tries again. */
export function closeUnloaded(): void {
  open(null);
  toast({ title: 'The menu could not be loaded', description: tryAgainWords(), tone: 'loss' });
}
