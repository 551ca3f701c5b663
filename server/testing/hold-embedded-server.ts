import { startEmbeddedServer } from '../src/platform/database/embedded/embedded-server.ts';

// A process of its own that holds the embedded server in the folder it is given, for tests that kill it. Says where the
// server is, or why there is none, on one line of JSON; SIGTERM ends it in order.
const [dataDir = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedServer({ dataDir });
  console.log(JSON.stringify({ connectionString: server.connectionString }));
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify({ refusal: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
}
