import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Profiles } from '#modules/members';
import type { Site } from '#modules/site';
import type { Tickets } from '../tickets/tickets.service.ts';
import { type Flow, newFlow, openFlow, ownPath, sealFlow } from './flow.ts';
import type { Links } from './links.ts';
import type { Newcomers } from './newcomers.ts';
import { type ThirdPartyPerson, type ThirdPartyProvider, ThirdPartyRefusal } from './provider.model.ts';
import { thirdPartyErrors } from './third-party.errors.ts';
import * as store from './third-party.store.ts';

/** What the browser is sent off with: where to, and the cookie that it has to bring back. */
export interface Departure {
  url: string;
  cookie: string;
}

/** Coming in by way of an account elsewhere. It never leads into an account that was not linked from inside. */
export interface ThirdParty {
  /** Those that the deployment knows and the site wants. */
  offered(site: Site): { provider: string; name: string }[];
  /** Refuses with `identity.third_party_unknown`, `identity.third_party_unavailable`. */
  depart(site: Site, provider: string, wish: { redirect?: string | undefined; linkTo?: string }): Promise<Departure>;
  /** Where the browser goes on to; never throws for what a visitor or a provider did. */
  arrive(site: Site, provider: string, call: { url: string; cookie: string | undefined }): Promise<string>;
}

/** What the room is made of. */
export interface ThirdPartyDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  profiles: Pick<Profiles, 'holderOf'>;
  providers: readonly ThirdPartyProvider[];
  newcomers: Newcomers;
  links: Links;
  /** One-time tickets that let a known member in. */
  tickets: Pick<Tickets, 'issue'>;
  onError: (error: unknown) => void;
}

/** A path of the player site with something in its query. */
function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** Wires the room. */
export function createThirdParty(deps: ThirdPartyDeps): ThirdParty {
  const { db, clock, vault, profiles, providers, newcomers, links, tickets, onError } = deps;

  const offeredAt = (site: Site) =>
    providers.filter(({ id }) => site.settings.thirdParty.some((wanted) => wanted === id));

  function providerOf(site: Site, id: string): ThirdPartyProvider {
    const provider = offeredAt(site).find((one) => one.id === id);
    if (provider === undefined) throw thirdPartyErrors.providerUnknown();
    return provider;
  }

  const callbackOf = (site: Site, id: string): string => `${site.playerUrl}/wps/v2/session/third-party/${id}/callback`;

  /** Where somebody goes on whom the provider has shown. */
  async function destination(site: Site, flow: Flow, person: ThirdPartyPerson): Promise<string> {
    const account = { siteId: site.id, provider: flow.provider, subject: person.subject };
    if (flow.linkTo !== undefined) {
      await links.link(account, flow.linkTo);
      return withQuery(flow.redirect, 'thirdPartyLinked', flow.provider);
    }
    const memberId = await store.selectMemberOf(db, account);
    if (memberId !== undefined) {
      const ticket = await db.transaction().execute(async (tx) => {
        await store.updateUsed(tx, account, clock.now());
        return tickets.issue(tx, { siteId: site.id, memberId, side: 'member', way: 'third_party' });
      });
      return withQuery(flow.redirect, 'token', ticket);
    }
    // An address that the provider has not checked tells nothing, and is told nothing.
    const { email, isEmailVerified } = person;
    const holder = email !== null && isEmailVerified ? await profiles.holderOf(db, site.id, 'email', email) : undefined;
    if (holder !== undefined) throw new ThirdPartyRefusal('account_exists');
    const ticket = await db.transaction().execute((tx) => newcomers.admit(tx, account, person));
    return withQuery('/register', 'thirdParty', ticket);
  }

  return {
    offered: (site) => offeredAt(site).map(({ id, name }) => ({ provider: id, name })),
    async depart(site, id, { redirect, linkTo }) {
      const provider = providerOf(site, id);
      const start = { provider: id, redirect: ownPath(redirect), ...(linkTo === undefined ? {} : { linkTo }) };
      const flow = newFlow(start, clock.now());
      try {
        const url = await provider.startUrl(callbackOf(site, id), flow);
        return { url: url.href, cookie: sealFlow(vault, site.id, flow) };
      } catch (error) {
        throw thirdPartyErrors.unavailable(error);
      }
    },
    async arrive(site, id, { url, cookie }) {
      const provider = providerOf(site, id);
      const flow = openFlow(vault, site.id, cookie, clock.now());
      const back = flow?.linkTo === undefined ? '/login' : flow.redirect;
      try {
        if (flow?.provider !== id) throw new ThirdPartyRefusal('failed');
        const callback = new URL(callbackOf(site, id));
        callback.search = new URL(url, callback).search;
        return await destination(site, flow, await provider.identify(callback, flow));
      } catch (error) {
        if (!(error instanceof ThirdPartyRefusal)) throw error;
        if (error.failure === 'failed' || error.failure === 'unavailable') onError(error);
        return withQuery(back, 'thirdPartyError', error.failure);
      }
    },
  };
}
