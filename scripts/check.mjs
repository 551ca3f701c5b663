// `npm run check`: the quick subset before a commit.
import { staticChecks } from './lib/static-checks.mjs';
import { Tally } from './lib/steps.mjs';
import { vitest } from './lib/vitest.mjs';

const tally = new Tally();
for (const [name, finished] of Object.entries(staticChecks())) tally.check(name, await finished);
await vitest(tally, 'unit');
process.exit(tally.close());
