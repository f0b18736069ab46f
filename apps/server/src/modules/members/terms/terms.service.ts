import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Sites } from '#modules/site';
import { termsErrors } from './terms.errors.ts';
import { insertAcceptance, selectAccepted } from './terms.store.ts';

/** The two documents that a member agrees to, each by its version of now. */
export interface TermsVersions {
  terms: string;
  privacy: string;
}

/** What members agreed to. */
export interface Terms {
  /** The versions of a site that count now. */
  currentOf(siteId: string): Promise<TermsVersions>;
  /** Whether the member still has to accept a version of now. */
  isPending(db: Reader, member: { id: string; siteId: string }): Promise<boolean>;
  /** Notes that the versions of now were accepted; once noted they stay as they are. */
  accept(tx: Tx, member: { id: string; siteId: string }): Promise<void>;
  /** Accepts what the member was shown; refuses with `members.terms_changed` when that is not the version of now. */
  acceptShown(member: { id: string; siteId: string }, shown: TermsVersions): Promise<void>;
  /** Refuses with `members.terms_pending` whoever has not accepted the versions of now. */
  assertAccepted(db: Reader, memberId: string): Promise<void>;
}

const firstVersion = '1';

/** Wires the room to the sites, whose files name the versions. */
export function createTerms(deps: {
  db: Database;
  clock: Clock;
  sites: Pick<Sites, 'byId'>;
  siteOf: (db: Reader, memberId: string) => Promise<string | undefined>;
}): Terms {
  const { db, clock, sites } = deps;

  async function currentOf(siteId: string): Promise<TermsVersions> {
    const { terms = firstVersion, privacy = firstVersion } = (await sites.byId(siteId)).settings.policies ?? {};
    return { terms, privacy };
  }

  async function isPending(reader: Reader, { id, siteId }: { id: string; siteId: string }): Promise<boolean> {
    const current = await currentOf(siteId);
    const accepted = await selectAccepted(reader, id);
    const has = (document: keyof TermsVersions) =>
      accepted.some((row) => row.document === document && row.version === current[document]);
    return !has('terms') || !has('privacy');
  }

  async function accept(tx: Tx, { id, siteId }: { id: string; siteId: string }): Promise<void> {
    await insertAcceptance(tx, id, await currentOf(siteId), clock.now());
  }

  return {
    currentOf,
    isPending,
    accept,
    async acceptShown(member, shown) {
      const current = await currentOf(member.siteId);
      if (shown.terms !== current.terms || shown.privacy !== current.privacy) throw termsErrors.changed();
      await db.transaction().execute((tx) => accept(tx, member));
    },
    async assertAccepted(reader, memberId) {
      const siteId = await deps.siteOf(reader, memberId);
      if (siteId !== undefined && (await isPending(reader, { id: memberId, siteId }))) throw termsErrors.pending();
    },
  };
}
