import { existsSync } from 'node:fs';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { chromium } from 'playwright';
import { createTestDatabase } from './test-database.ts';
import { startTestPlatform } from './test-platform.ts';
import { openTestStudio } from './test-studio.ts';

/** Whether there is a build of the games to open. */
export const areGamesBuilt = existsSync(new URL('../dist/index.html', import.meta.url));

export type BuiltGames = Awaited<ReturnType<typeof openBuiltGames>>;

/** A studio that serves its built games to a browser, over a platform of the test. */
export async function openBuiltGames(options?: Parameters<typeof openTestStudio>[2]) {
  const database = await createTestDatabase();
  const platform = await startTestPlatform();
  const studio = await openTestStudio(database.url, platform, options);
  const origin = await studio.app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch(chromiumLaunchOptions());
  return {
    platform,
    studio,
    origin,
    browser,
    async close(): Promise<void> {
      await browser.close();
      await studio.close();
      await platform.stop();
      await database.drop();
    },
  };
}
