import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRunning, type Running, startPlatform as start } from '@quetzal/stack';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
// While writing journeys: a platform that runs already, by the data folder that it was started with.
const alreadyRunning = process.env['E2E_DATA_DIR'];

/** `shared` is everybody's; on the one `apart` a journey may stop or kill what others would need. */
export type PlatformName = 'shared' | 'apart';

const platforms: Record<PlatformName, { dataDir: string; portOffset: number }> = {
  shared: { dataDir: '.data/e2e', portOffset: 1_000 },
  apart: { dataDir: '.data/e2e-apart', portOffset: 1_500 },
};
let playedOn: PlatformName = 'shared';

/** Has everything in this process be about one of the platforms. */
export function playOn(platform: PlatformName): void {
  playedOn = platform;
}

/** True where there is only the one platform that was running before, which nobody may stop while others play on it. */
export const isOnePlatform = alreadyRunning !== undefined;

/** The platforms that journeys play on. */
export const platformNames: readonly PlatformName[] = isOnePlatform ? ['shared'] : ['shared', 'apart'];

/** Where the platform that is played on keeps its data. */
export function platformDataDir(): string {
  return resolve(root, alreadyRunning ?? platforms[playedOn].dataDir);
}

/** Password of the demo accounts during the journeys. */
export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Journey2026x';

export type { Running };

/** What runs at this moment; a process that was started again has another id. */
export function running(): Running {
  return readRunning(platformDataDir());
}

/** Starts the built platforms with data and ports of their own; gives back what stops them. */
export default async function startPlatforms(): Promise<() => Promise<void>> {
  if (isOnePlatform) return async () => undefined;
  // A journey says by headers, as a proxy would, where its visitor comes from.
  Object.assign(process.env, { TRUST_PROXY: 'true', GEO_HEADER: 'x-country' });
  const stops = await Promise.all(
    platformNames.map((name) => {
      const { dataDir, portOffset } = platforms[name];
      return start({ dataDir: resolve(root, dataDir), portOffset, demoPassword });
    }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
