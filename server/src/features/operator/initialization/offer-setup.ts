import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { systemReason } from '../../../platform/system-reason.ts';
import { makeSetupLink } from './setup-token.ts';

/**
 * How the operator account is made, for the server's output; null if there is one. A log is read and kept by more people
 * than may make it: only a terminal shows the link, otherwise it is in a file that only its owner can read.
 */
export async function offerSetup(
  deps: AppDeps,
  { isTerminal }: { isTerminal: boolean },
): Promise<string | null> {
  const link = await makeSetupLink(deps);
  if (link === null) {
    await forgetSetupFile(deps);
    return null;
  }
  if (isTerminal) return `There is no operator account yet. Create it, once and within a day, at ${link}`;
  const path = pathOf(deps);
  try {
    await writeForOwner(path, `${link}\n`);
  } catch (error) {
    return `There is no operator account yet, and the link that creates it cannot be written to ${path} (${systemReason(error)}): let the application write to DATA_DIR, or set OPERATOR_SETUP_TOKEN, and start it again.`;
  }
  return `There is no operator account yet. The link that creates it, once and within a day, is in ${path}`;
}

/** When the link is used. It is void in any case: what cannot be removed does no harm. */
export async function forgetSetupFile(deps: AppDeps): Promise<void> {
  await rm(pathOf(deps), { force: true }).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the file of the used setup link could not be removed'),
  );
}

const pathOf = ({ config }: AppDeps): string => join(config.DATA_DIR, 'operator-setup-link');

/** Replaces what is there: its owner and rights would stay. */
async function writeForOwner(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, text, { mode: 0o600, flag: 'wx' });
  await rename(part, path);
}
