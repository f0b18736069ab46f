import { statusIn } from '@quetzal/domain/site';
import type { FastifyRequest } from 'fastify';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { tokenOf } from '#kernel/auth/guard.ts';
import type { Authenticator, Principal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { type CountryOf, networkOf } from '#kernel/geo/country-of.ts';
import type { VisitorGate } from '#kernel/http/visitor-gate.ts';
import { siteErrors } from '../site.errors.ts';
import type { Site } from '../site.model.ts';
import { insertLocation, selectLastLocation } from './locations.store.ts';

/** A place is asked for again after so long even when the address stayed. */
const checkedMs = 30 * 60_000;
/** Nobody plays from two countries within so short a time without somebody looking at it. */
const travelMs = 2 * 3_600_000;
/** One line an hour of each network that is refused: a page that keeps asking says nothing new. */
const refusedMs = 3_600_000;
const rememberedMax = 20_000;

/** What the gate is made of. */
export interface VisitorGateDeps {
  db: Database;
  clock: Clock;
  sites: { byId(id: string): Promise<Site> };
  countryOf: CountryOf;
  authenticator: Pick<Authenticator, 'member'>;
}

/**
 * Keeps visitors out of a site under maintenance (`site.maintenance`, which wins) and out of a site that may not be
 * offered where they are (`site.region_restricted`); each refusal by region, and where members play, is written down.
 */
export function createVisitorGate(deps: VisitorGateDeps): VisitorGate {
  const { db, clock, sites, countryOf } = deps;
  const refusedAt = createMemory<number>();
  const networkAt = createMemory<string>();

  async function noteRefusal(req: FastifyRequest): Promise<void> {
    const token = tokenOf(req);
    const member = token === undefined ? undefined : await deps.authenticator.member(token);
    const memberId = member?.siteId === req.site.id ? member.memberId : null;
    const network = networkOf(req.ip);
    const now = clock.now();
    const key = `${req.site.id} ${memberId ?? network}`;
    if (now.getTime() - (refusedAt.get(key) ?? 0) < refusedMs) return;
    refusedAt.set(key, now.getTime());
    const check = { siteId: req.site.id, memberId, at: now, network, country: req.country ?? null };
    await insertLocation(db, { ...check, cause: 'call', outcome: 'refused' });
  }

  async function noteMember(req: FastifyRequest, caller: Principal): Promise<void> {
    const network = networkOf(req.ip);
    const known = networkAt.get(caller.sessionId);
    const isPlaying = req.routeOptions.config.checksLocation === true;
    networkAt.set(caller.sessionId, network);
    if (!isPlaying && (known === undefined || known === network)) return;
    const at = clock.now();
    const last = await selectLastLocation(db, caller.memberId);
    const sinceMs = last === undefined ? Infinity : at.getTime() - last.at.getTime();
    if (last?.network === network && sinceMs < checkedMs) return;
    const country = req.country ?? null;
    const cause = isPlaying ? 'launch' : 'address';
    await db.transaction().execute(async (tx) => {
      const { siteId, memberId } = caller;
      await insertLocation(tx, { siteId, memberId, at, cause, country, network, outcome: 'allowed' });
      if (last === undefined || last.country === null || country === null) return;
      if (last.country === country || sinceMs >= travelMs) return;
      await reportEvent(tx, {
        at,
        siteId,
        component: 'site.locations',
        action: 'travelled',
        subject: `member:${memberId}`,
        actor: { kind: 'member', id: memberId },
        before: { country: last.country, at: last.at.toISOString() },
        after: { country, at: at.toISOString() },
      });
    });
  }

  return {
    async admit(req) {
      req.country = countryOf(req);
      req.isConcealed = countryOf.isConcealed(req);
      if (req.routeOptions.config.isOpenWhileClosed === true) return;
      const { status, settings } = await sites.byId(req.site.id);
      const seen = statusIn({ status, ...settings.jurisdiction }, req.country, req.isConcealed);
      if (seen === 0) return;
      if (seen === 1) throw siteErrors.maintenance();
      await noteRefusal(req);
      throw siteErrors.regionRestricted();
    },
    async locate(req) {
      const { caller } = req;
      if (caller !== undefined && 'memberId' in caller) await noteMember(req, caller);
    },
  };
}

/** Remembers a bounded number of things; what was set longest ago goes first. */
function createMemory<V>(): { get(key: string): V | undefined; set(key: string, value: V): void } {
  const values = new Map<string, V>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      if (values.size <= rememberedMax) return;
      const [oldest] = values.keys();
      if (oldest !== undefined) values.delete(oldest);
    },
  };
}
