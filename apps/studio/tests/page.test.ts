import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES } from '../themes/index.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

const isBuilt = existsSync(new URL('../dist/index.html', import.meta.url));
const database = useTestDatabase();
let platform: TestPlatform;
let studio: TestStudio;

beforeAll(async () => {
  platform = await startTestPlatform();
  studio = await openTestStudio(database.url, platform);
});
afterAll(async () => {
  await studio.close();
  await platform.stop();
});

describe('the game page', () => {
  it.runIf(isBuilt).each(THEMES)(
    'of $code may be framed by the casino only and runs no inline script',
    async ({ code }) => {
      const page = await studio.app.inject(`/play/${code}?lang=ar`);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:4100");
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.body).toContain('<html lang="ar" dir="rtl"');
      expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    },
  );

  it.runIf(isBuilt).each([
    ['es', 'Plumas de Oro'],
    ['en', 'Golden Plumes'],
    ['pt-BR', 'Plumas de Ouro'],
    ['ar', 'ريش من ذهب'],
    // As on the platform: who has no name of their own for a game gets the first language of the house.
    ['ja', 'Plumas de Oro'],
  ])('in %s is called %s', async (language, name) => {
    const page = await studio.app.inject(`/play/plumas-de-oro?lang=${language}`);
    expect(page.body).toContain(`<title>${name}</title>`);
  });

  it('takes no markup from the address', async () => {
    const page = await studio.app.inject('/play/rayo-777?lang=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.body).not.toContain('alert(1)');
  });

  it('is not there for a game that the studio does not have', async () => {
    expect((await studio.app.inject('/play/no-such-game')).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('is live, and ready with its database', async () => {
    expect((await studio.app.inject('/health/live')).statusCode).toBe(200);
    expect((await studio.app.inject('/health/ready')).statusCode).toBe(200);
  });
});
