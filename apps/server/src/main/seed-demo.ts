import { memberTypes } from '@quetzal/domain/members';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Games } from '#modules/games';
import { hashPassword, type Identity } from '#modules/identity';
import type { Members, NewMember, Terms } from '#modules/members';
import type { Sites } from '#modules/site';
import { demoGames, demoVendors } from './demo/demo-catalogue.ts';
import { type DemoAddresses, writeDemoSite } from './demo/demo-sites.ts';

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
export interface SeedOptions extends DemoAddresses {
  /** The password of every demo account. */
  demoPassword: string;
  now: Date;
  studioUrl: string;
  /** Codes of the vendors that keep their players' money themselves; none when left out. */
  transferVendors?: readonly string[];
  /** Where the second demo site is served; left out, there is none. */
  tucan?: Omit<DemoAddresses, 'sandboxUrl'> | undefined;
}

/** The people of a demo site: an agent, a player below, and an agent whose password somebody else chose. */
const people = {
  quetzal: { agent: 'norte_mx', affiliateCode: 'NORTEMX', player: 'carla.mendez', newAgent: 'sur_mx' },
  tucan: { agent: 'costa_br', affiliateCode: 'COSTABR', player: 'maya.silva', newAgent: 'serra_br' },
} as const;

/**
 * Makes the demo: the sites of `apps/server/sites`, the catalogue, and in each site agents and a player below the first. Run
 * again it brings addresses and the catalogue up to date and leaves accounts and passwords as they are. Nobody gets money
 * here.
 */
export async function seedDemo(deps: SeedDeps, options: SeedOptions): Promise<{ siteId: string; tucanId?: string }> {
  const { sites, games } = deps;
  const { siteId, document } = await writeDemoSite(sites, 'quetzal', options);
  await games.saveCatalogue(demoVendors(new URL(options.studioUrl).origin, options.transferVendors ?? []), demoGames);
  const passwordHash = await hashPassword(options.demoPassword);
  const common = { passwordHash, now: options.now };
  await seedPeople(deps, { siteId, currency: document.currency, ...people.quetzal, ...common });
  if (options.tucan === undefined) return { siteId };
  const tucan = await writeDemoSite(sites, 'tucan', { ...options, ...options.tucan });
  await seedPeople(deps, { siteId: tucan.siteId, currency: tucan.document.currency, ...people.tucan, ...common });
  return { siteId, tucanId: tucan.siteId };
}

interface DemoPeople {
  siteId: string;
  currency: string;
  agent: string;
  affiliateCode: string;
  player: string;
  newAgent: string;
  passwordHash: string;
  now: Date;
}

async function seedPeople(deps: SeedDeps, { passwordHash, now, ...demo }: DemoPeople): Promise<void> {
  const { siteId, currency, affiliateCode } = demo;
  const common = { siteId, currency, termsAcceptedAt: now, registerMethod: 'SEED' };
  await deps.db.transaction().execute(async (tx) => {
    const agent = { ...common, account: demo.agent, type: memberTypes.agent, affiliateCode, birthday: '1986-03-14' };
    const uplineId = await ensureMember(deps, tx, agent, { passwordHash, isDefault: false });
    const player = { ...common, account: demo.player, type: memberTypes.member, uplineId, birthday: '1994-08-02' };
    await ensureMember(deps, tx, player, { passwordHash, isDefault: false });
    const newAgent = { ...common, account: demo.newAgent, type: memberTypes.agent, birthday: '1990-11-30' };
    await ensureMember(deps, tx, newAgent, { passwordHash, isDefault: true });
  });
}

/** The account of a name, made with this password when it is not there yet; a default password must be changed at the first login. */
async function ensureMember(
  deps: SeedDeps,
  tx: Tx,
  file: NewMember,
  credential: { passwordHash: string; isDefault: boolean },
): Promise<string> {
  const found = await deps.members.byAccount(tx, file.siteId, file.account);
  if (found !== undefined) return found.id;
  const made = await deps.members.createMember(tx, file);
  if (made.outcome !== 'created') throw new Error(`Account ${file.account} was taken meanwhile`);
  await deps.terms.accept(tx, made.member);
  await deps.identity.setPassword(tx, made.member.id, credential);
  return made.member.id;
}
