import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRunning, type Running, startPlatform as start } from '@quetzal/stack';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const dataDir = '.data/e2e';
const portOffset = 1_000;
// While writing journeys: a platform that runs already, by the data folder that it was started with.
const alreadyRunning = process.env['E2E_DATA_DIR'];
/** Where the platform that the journeys use keeps its data. */
export const platformDataDir = resolve(root, alreadyRunning ?? dataDir);

/** Password of the demo accounts during the journeys. */
export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Journey2026x';

export type { Running };

/** What runs at this moment; a process that was started again has another id. */
export function running(): Running {
  return readRunning(platformDataDir);
}

/** Starts the built platform with data and ports of its own; gives back what stops it. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (alreadyRunning !== undefined) return async () => undefined;
  // A journey says by headers, as a proxy would, where its visitor comes from.
  Object.assign(process.env, { TRUST_PROXY: 'true', GEO_HEADER: 'x-country' });
  return start({ dataDir: platformDataDir, portOffset, demoPassword });
}
