import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Site } from '#modules/site';
import { factorErrors } from '../factors.errors.ts';
import { type ChallengeFor, insertChallenge, takeChallenge } from './challenges.store.ts';
import { algorithms, checkNewKey, checkSignature } from './check-answers.ts';
import * as store from './passkeys.store.ts';
import { relyingPartyOf } from './relying-party.ts';

const challengeMinutes = 5;
const perMemberMax = 10;

/** At which site, and what the browser calls it. */
export interface Where {
  site: Site;
  /** Host header of the call. */
  host?: string | undefined;
}

/** What a signature is for, and whom its challenge was made for. */
export type SignatureFor = Pick<ChallengeFor, 'purpose' | 'memberId'>;

/** Keys that an authenticator keeps and that only work at this site: it checks the finger, face or PIN itself. */
export interface Passkeys {
  list(db: Reader, memberId: string): Promise<store.Passkey[]>;
  /** What a browser needs to make one. Refuses with `identity.passkeys_too_many`. */
  creationOptions(
    where: Where,
    member: { id: string; account: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Checks a new one; hand it to `add`. Refuses with `identity.passkey_refused`. */
  checkNew(where: Where, memberId: string, response: RegistrationResponseJSON): Promise<NewPasskey>;
  /** Refuses with `identity.passkey_refused` when an account has it already. */
  add(tx: Tx, passkey: NewPasskey, name: string): Promise<store.Passkey>;
  rename(db: Reader, memberId: string, id: string, name: string): Promise<boolean>;
  remove(tx: Tx, memberId: string, id: string): Promise<boolean>;
  /** What a browser needs to sign. Before a login nobody is named: the browser asks its owner which key. */
  requestOptions(where: Where, target: SignatureFor): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose signature it is; undefined for one that does not hold. Its challenge is gone either way. */
  signer(site: Site, target: SignatureFor, response: AuthenticationResponseJSON): Promise<string | undefined>;
}

/** A passkey that was checked and is not written yet. */
export type NewPasskey = Omit<store.PasskeyKey, 'counter'> & { siteId: string; counter: number };

/** Wires passkeys to the library that checks what authenticators say. */
export function createPasskeys({ db, clock }: { db: Database; clock: Clock }): Passkeys {
  const expiresAt = () => new Date(clock.now().getTime() + challengeMinutes * 60_000);
  const timeout = challengeMinutes * 60_000;
  const named = ({ credentialId: id, transports }: store.PasskeyKey) => ({ id, transports });

  return {
    list: store.selectPasskeys,
    async creationOptions({ site, host }, { id: memberId, account }) {
      const party = relyingPartyOf(site, host);
      const keys = await store.selectKeys(db, memberId);
      if (keys.length >= perMemberMax) throw factorErrors.passkeysTooMany(perMemberMax);
      const options = await generateRegistrationOptions({
        rpName: party.name,
        rpID: party.id,
        userName: account,
        userDisplayName: account,
        userID: Uint8Array.from(Buffer.from(memberId.replaceAll('-', ''), 'hex')),
        excludeCredentials: keys.map(named),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: [...algorithms],
        timeout,
      });
      const target = { siteId: site.id, purpose: 'registration', memberId } as const;
      await insertChallenge(db, target, { text: options.challenge, expiresAt: expiresAt() });
      return options;
    },
    async checkNew({ site, host }, memberId, response) {
      const target = { siteId: site.id, purpose: 'registration', memberId } as const;
      const take = (text: string) => takeChallenge(db, target, text, clock.now());
      const key = await checkNewKey(relyingPartyOf(site, host), response, take);
      if (key === undefined) throw factorErrors.passkeyRefused();
      return { id: newId(), memberId, siteId: site.id, ...key };
    },
    async add(tx, passkey, name) {
      const now = clock.now();
      if (!(await store.insertPasskey(tx, { ...passkey, name, now }))) throw factorErrors.passkeyRefused();
      return { id: passkey.id, name, addedAt: now, lastUsedAt: null };
    },
    rename: store.updateName,
    remove: store.deletePasskey,
    async requestOptions({ site, host }, { purpose, memberId }) {
      const party = relyingPartyOf(site, host);
      const keys = memberId === null ? [] : await store.selectKeys(db, memberId);
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification: 'required',
        timeout,
        ...(memberId === null ? {} : { allowCredentials: keys.map(named) }),
      });
      const target = { siteId: site.id, purpose, memberId };
      await insertChallenge(db, target, { text: options.challenge, expiresAt: expiresAt() });
      return options;
    },
    async signer(site, target, response) {
      const take = (text: string) => takeChallenge(db, { siteId: site.id, ...target }, text, clock.now());
      const key = await store.selectByCredential(db, site.id, response.id);
      const isOf = target.memberId === null || key?.memberId === target.memberId;
      if (key === undefined || !isOf) return undefined;
      const counter = await checkSignature(relyingPartyOf(site), key, response, take);
      if (counter === undefined || !(await store.updateUsed(db, key.id, counter, clock.now()))) return undefined;
      return key.memberId;
    },
  };
}
