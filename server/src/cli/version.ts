import { COMMIT, VERSION } from '../platform/version.ts';
import { DONE, type Command } from './command.ts';

export const version: Command = {
  does: 'prints the version',
  run: async () => {
    console.log(COMMIT === null ? VERSION : `${VERSION} (${COMMIT})`);
    return DONE;
  },
};
