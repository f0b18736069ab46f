import { randomInt } from 'node:crypto';
import { startPlatform, readRunning } from '@quetzal/stack';
import { fuzzPlatform } from './campaign.ts';
import { readOperations } from './operations.ts';
import { readOptions } from './options.ts';
import { watchPlatform } from './watch.ts';

const { minutes, seed, url, dataDir, portOffset } = readOptions(process.argv.slice(2), randomInt(2 ** 31));
const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Journey2026x';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const stop = url === undefined ? await startPlatform({ dataDir, portOffset, demoPassword }) : undefined;
try {
  console.log(`Seed ${seed}`);
  const site = { apiUrl: url ?? readRunning(dataDir).urls.api, operations: readOperations(), demoPassword, dataDir };
  const result = await fuzzPlatform({ site, seed, minutes, watch: watchPlatform(dataDir), say: console.log });
  console.log(`${result.calls} calls of ${site.operations.length} operations, by status:`, result.statuses);
  console.log(`${result.faults} faults (seed ${seed})`);
  process.exitCode = result.faults === 0 ? 0 : 1;
} finally {
  await stop?.();
}
