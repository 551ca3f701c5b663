import { startEmbeddedServer } from '../src/platform/database/embedded/embedded-server.ts';

// A separate process that holds the embedded server in the given folder, for tests that kill it. It prints one line of
// JSON with the server's address, or the reason why there is none; SIGTERM stops it cleanly.
const [dataDir = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedServer({ dataDir });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  // From here on it may be told to stop.
  console.log(JSON.stringify({ connectionString: server.connectionString }));
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify({ refusal: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
}
