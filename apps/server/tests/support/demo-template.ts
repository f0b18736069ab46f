import { createServerTranslator } from '@quetzal/i18n/server';
import { ensureDatabase, withConnection, withDatabase } from '@quetzal/local-postgres';
import { inject } from 'vitest';
import { createVault, type Vault } from '#kernel/crypto/vault.ts';
import { createDatabase } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { createPeople } from '#main/people.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { createGames } from '#modules/games';
import { createLedger } from '#modules/ledger';
import { outboxSender } from '#modules/messages';
import { testRole } from './global-setup.ts';

/** The password of every account of the demo in tests. */
export const demoPassword = 'plumas-2026';

/** When the demo of tests was made. */
export const demoClock = { now: () => new Date('2026-11-21T12:00:00Z') };

const addresses = {
  playerSiteUrl: 'http://localhost:4100',
  agentSiteUrl: 'http://localhost:4200',
  studioUrl: 'http://localhost:4300',
};
const unheard: Events = {
  publish: () => undefined,
  subscribe: () => undefined,
  start: async () => undefined,
  close: async () => undefined,
};

/** Opens what the demo of this run holds sealed. */
export function demoVault(): Vault {
  return createVault('personal data', [{ id: 'test', secret: Buffer.from(inject('demoVaultSecret'), 'base64url') }]);
}

/** Makes the demo; puzzles at its doors are for tests that are about them. */
async function writeDemo(url: string): Promise<void> {
  const database = createDatabase({ url, poolMax: 2, onError: () => undefined });
  const { db } = database;
  const common = { db, clock: demoClock, events: unheard };
  const people = createPeople({
    ...common,
    ledger: createLedger({ clock: demoClock }),
    vault: demoVault(),
    words: createServerTranslator(),
    senders: { sms: outboxSender, mail: outboxSender },
    onError: (error) => {
      throw error;
    },
  });
  const games = createGames({ ...common, ...people });
  const { siteId } = await seedDemo({ db, ...people, games }, { demoPassword, now: demoClock.now(), ...addresses });
  const site = await people.sites.byId(siteId);
  const protection = { ...site.settings.protection, slider: 'off', captcha: 'off' } as const;
  await people.sites.save({ ...site, modules: [...site.modules], settings: { ...site.settings, protection } });
  await database.close();
}

/**
 * The database with the demo in it that files copy. The first file of a run that wants it makes it, the others wait; it
 * holds what this run's code writes, so the run drops it in the end.
 */
export async function ensureDemoTemplate(serverUrl: string): Promise<string> {
  const name = inject('demoTemplate');
  await withConnection(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(78)');
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await ensureDatabase(serverUrl, `${name}_new`, inject('templateDatabase'));
    await writeDemo(withDatabase(serverUrl, `${name}_new`, testRole));
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}
