// `npm run check`: the quick checks before a commit.
import { checkBesideUnitTests } from './lib/static-checks.mjs';
import { Tally } from './lib/steps.mjs';

const tally = new Tally();
await checkBesideUnitTests(tally);
process.exit(tally.close());
