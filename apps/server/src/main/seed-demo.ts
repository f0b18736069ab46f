import { memberTypes } from '@quetzal/domain/members';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Games } from '#modules/games';
import { hashPassword, type Identity } from '#modules/identity';
import type { Members, NewMember, Terms } from '#modules/members';
import type { Sites } from '#modules/site';
import { demoGames, demoVendors } from './demo/demo-catalogue.ts';
import { demoModules, demoSettings } from './demo/demo-settings.ts';

/** The rooms that the demo writes through. */
export interface SeedDeps {
  db: Database;
  sites: Sites;
  members: Members;
  identity: Identity;
  terms: Pick<Terms, 'accept'>;
  games: Games;
}

/** What differs between one place where the demo runs and the next. */
export interface SeedOptions {
  /** The password of every demo account. */
  demoPassword: string;
  now: Date;
  playerSiteUrl: string;
  agentSiteUrl: string;
  studioUrl: string;
}

const currency = 'MXN';

/**
 * Makes the demo: the site `quetzal`, the catalogue, the agent `norte_mx` and the player `carla.mendez` below her. Run
 * again it brings addresses and the catalogue up to date and leaves accounts and passwords as they are. Nobody gets money.
 */
export async function seedDemo(deps: SeedDeps, options: SeedOptions): Promise<{ siteId: string }> {
  const { db, sites, games } = deps;
  const playerUrl = new URL(options.playerSiteUrl).origin;
  const agentUrl = new URL(options.agentSiteUrl).origin;
  const siteId = await sites.save({
    merchantCode: 'quetzal',
    name: 'Quetzal',
    hosts: hostsOf(playerUrl, agentUrl),
    defaultLanguage: 'es',
    currency,
    timeZone: 'America/Mexico_City',
    ageMin: 18,
    modules: demoModules,
    playerUrl,
    agentUrl,
    settings: demoSettings,
  });
  await games.saveCatalogue(demoVendors(new URL(options.studioUrl).origin), demoGames);

  const passwordHash = await hashPassword(options.demoPassword);
  await db.transaction().execute(async (tx) => {
    const common = { siteId, currency, termsAcceptedAt: options.now, registerMethod: 'SEED' };
    const agent = {
      ...common,
      account: 'norte_mx',
      type: memberTypes.agent,
      affiliateCode: 'NORTEMX',
      birthday: '1986-03-14',
    };
    const uplineId = await ensureMember(deps, tx, agent, passwordHash);
    const player = { ...common, account: 'carla.mendez', type: memberTypes.member, uplineId, birthday: '1994-08-02' };
    await ensureMember(deps, tx, player, passwordHash);
  });
  return { siteId };
}

/** The account of a name, made with this password when it is not there yet. */
async function ensureMember(deps: SeedDeps, tx: Tx, file: NewMember, passwordHash: string): Promise<string> {
  const found = await deps.members.byAccount(tx, file.siteId, file.account);
  if (found !== undefined) return found.id;
  const made = await deps.members.createMember(tx, file);
  if (made.outcome !== 'created') throw new Error(`Account ${file.account} was taken meanwhile`);
  await deps.terms.accept(tx, made.member);
  await deps.identity.setPassword(tx, made.member.id, { passwordHash, isDefault: false });
  return made.member.id;
}

/** With port and without, so that the demo also answers behind another port of the same machine. */
function hostsOf(...urls: string[]): string[] {
  const parsed = urls.map((url) => new URL(url));
  const local = parsed.some((url) => url.hostname === 'localhost') ? ['127.0.0.1'] : [];
  return [...new Set([...parsed.flatMap((url) => [url.host, url.hostname]), ...local])];
}
