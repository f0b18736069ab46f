import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { NewProfile, Profile, ProfileFacts, UniqueFact } from './profile.model.ts';
import * as store from './profiles.store.ts';

/** What is personal about members: sealed at rest, found by keyed marks. */
export interface Profiles {
  /** A member's facts; empty ones when the member never gave any. */
  of(db: Reader, memberId: string): Promise<Profile>;
  /** The member of the site's open account with a number, address or document. */
  holderOf(db: Reader, siteId: string, fact: UniqueFact, value: string): Promise<string | undefined>;
  /**
   * Writes a newcomer's facts. Answers the first fact that an open account of the site has already, and then writes
   * nothing; else the members, open or closed, who have the same name and birth date.
   */
  create(tx: Tx, profile: NewProfile): Promise<{ taken: UniqueFact } | { namesakes: string[] }>;
  /** Changes a proven number or address; answers the fact when another open account has it already. */
  setContact(
    tx: Tx,
    member: { id: string; siteId: string },
    contact: { fact: 'mobile' | 'email'; value: string },
  ): Promise<{ taken?: UniqueFact }>;
  /**
   * Adds or replaces facts. Answers the first that another open account of the site has already, and then writes nothing;
   * else who has the same name and birth date. `birthday` is the member's, `YYYY-MM-DD`, when it is known.
   */
  setFacts(
    tx: Tx,
    member: { id: string; siteId: string; birthday: string | null },
    facts: ProfileFacts,
  ): Promise<{ taken: UniqueFact } | { namesakes: string[] }>;
  /** Lets changes of one member's profile take turns until the transaction ends. */
  lock(tx: Tx, memberId: string): Promise<void>;
  /** Lets somebody who left come again with the same number, address or document. */
  release(tx: Tx, memberId: string): Promise<void>;
  /** Seals what an earlier key sealed with the key of now; answers how many there were, at most `limit`. */
  reseal(db: Database, limit: number): Promise<number>;
  /** Forgets everything personal. */
  erase(tx: Tx, memberId: string): Promise<void>;
}

const uniqueFacts: readonly UniqueFact[] = ['mobile', 'email', 'idNumber'];

/** Addresses are one whatever their case, documents whatever their spacing. */
export function plainFact(fact: UniqueFact, value: string): string {
  if (fact === 'email') return value.trim().toLowerCase();
  return fact === 'idNumber' ? value.replaceAll(/[\s.-]/g, '').toUpperCase() : value;
}

/** What two accounts of one person have in common; undefined without a name. */
function personOf({ payeeName }: ProfileFacts, birthday: string | null): string | undefined {
  return payeeName === undefined || birthday === null ? undefined : `person:${payeeName.toLowerCase()} ${birthday}`;
}

/** Wires profiles to the vault of personal data. */
export function createProfiles({ clock, vault }: { clock: Clock; vault: Vault }): Profiles {
  const textOf = (fact: UniqueFact, value: string) => `${fact}:${plainFact(fact, value)}`;
  const markOf = (fact: UniqueFact, facts: ProfileFacts): string | null =>
    facts[fact] === undefined ? null : vault.mark(textOf(fact, facts[fact]));
  const marksOf = (facts: ProfileFacts) => ({
    mobile: markOf('mobile', facts),
    email: markOf('email', facts),
    idNumber: markOf('idNumber', facts),
  });
  const contextOf = (memberId: string) => `profile:${memberId}`;
  const holderOf: Profiles['holderOf'] = (db, siteId, fact, value) =>
    store.selectHolder(db, siteId, fact, vault.marks(textOf(fact, value)));

  async function of(db: Reader, memberId: string): Promise<Profile> {
    const stored = await store.selectProfile(db, memberId);
    if (stored === undefined) return { memberId, facts: {}, mobileVerifiedAt: null, emailVerifiedAt: null };
    const { mobileVerifiedAt, emailVerifiedAt } = stored;
    const facts = JSON.parse(vault.open(stored.facts, contextOf(memberId))) as ProfileFacts;
    return { memberId, facts, mobileVerifiedAt, emailVerifiedAt };
  }

  /** Which of these facts somebody else has, once nobody else can write them. */
  async function takenBy(
    tx: Tx,
    siteId: string,
    facts: ProfileFacts,
    memberId: string,
  ): Promise<UniqueFact | undefined> {
    const marks = Object.values(marksOf(facts)).filter((mark) => mark !== null);
    await store.lockMarks(tx, siteId, marks);
    for (const fact of uniqueFacts) {
      const value = facts[fact];
      const holder = value === undefined ? undefined : await holderOf(tx, siteId, fact, value);
      if (holder !== undefined && holder !== memberId) return fact;
    }
    return undefined;
  }

  const write = (tx: Tx, siteId: string, { memberId, facts, ...verified }: Profile, personMark: string | null) => {
    const sealed = vault.seal(JSON.stringify(facts), contextOf(memberId));
    const stored = { memberId, siteId, facts: sealed, marks: marksOf(facts), personMark, ...verified };
    return store.upsertProfile(tx, stored, clock.now());
  };

  return {
    of,
    holderOf,
    lock: (tx, memberId) => store.lockMarks(tx, 'profile', [memberId]),
    release: store.updateReleased,
    async reseal(db, limit) {
      const outdated = await store.selectOutdated(db, vault.keyId, limit);
      for (const memberId of outdated) {
        await db.transaction().execute(async (tx) => {
          const owner = await store.lockProfile(tx, memberId);
          if (owner === undefined) return;
          const profile = await of(tx, memberId);
          const person = personOf(profile.facts, owner.birthday);
          await write(tx, owner.siteId, profile, person === undefined ? null : vault.mark(person));
        });
      }
      return outdated.length;
    },
    erase: store.deleteProfile,
    async create(tx, { memberId, siteId, facts, birthday, isMobileVerified }) {
      const taken = await takenBy(tx, siteId, facts, memberId);
      if (taken !== undefined) return { taken };
      const person = personOf(facts, birthday);
      const namesakes = person === undefined ? [] : await store.selectNamesakes(tx, siteId, vault.marks(person));
      const mobileVerifiedAt = isMobileVerified ? clock.now() : null;
      const profile = { memberId, facts, mobileVerifiedAt, emailVerifiedAt: null };
      await write(tx, siteId, profile, person === undefined ? null : vault.mark(person));
      return { namesakes };
    },
    async setContact(tx, { id, siteId }, { fact, value }) {
      const taken = await takenBy(tx, siteId, { [fact]: value }, id);
      if (taken !== undefined) return { taken };
      const before = await of(tx, id);
      const verified = fact === 'mobile' ? { mobileVerifiedAt: clock.now() } : { emailVerifiedAt: clock.now() };
      await write(tx, siteId, { ...before, ...verified, facts: { ...before.facts, [fact]: value } }, null);
      return {};
    },
    async setFacts(tx, { id, siteId, birthday }, more) {
      const taken = await takenBy(tx, siteId, more, id);
      if (taken !== undefined) return { taken };
      const before = await of(tx, id);
      const facts = { ...before.facts, ...more };
      const person = personOf(facts, birthday);
      const same = person === undefined ? [] : await store.selectNamesakes(tx, siteId, vault.marks(person));
      await write(tx, siteId, { ...before, facts }, person === undefined ? null : vault.mark(person));
      return { namesakes: same.filter((memberId) => memberId !== id) };
    },
  };
}
