import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Reader } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Site } from '#modules/site';
import { hasOtherWay, lockWaysIn } from '../ways-in.ts';
import { createFactorChanges } from './factor-changes.ts';
import { factorErrors } from './factors.errors.ts';
import type { FactorsCaller, FactorsDeps, OfferedMethod, OwnerWords } from './factors.model.ts';
import { createPasskeys, type Passkeys, type Where } from './passkeys/passkeys.ts';
import type { Passkey } from './passkeys/passkeys.store.ts';
import { createRecoveryCodes, type RecoveryCodes } from './recovery/recovery-codes.ts';
import { createStepUp, type StepUp } from './step-up/step-up.ts';
import { createTotp, type Totp } from './totp/totp.ts';

/** What a member has beside the password. */
export interface FactorsView {
  totp: Date | undefined;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  stepUp: OfferedMethod[];
  held: OfferedMethod[];
}

/** Second factors: an authenticator app, passkeys, and the codes for who lost them. Every change is reported and told its owner. */
export interface Factors {
  totp: Totp;
  recovery: RecoveryCodes;
  passkeys: Passkeys;
  stepUp: StepUp;
  view(caller: FactorsCaller): Promise<FactorsView>;
  /** Sends a code to prove with. Refuses with `identity.method_not_offered` and as codes do. */
  sendProofCode(
    caller: FactorsCaller,
    wish: { method: 'sms' | 'email'; ip: string },
  ): Promise<{ expiredMinutes: number }>;
  /** Refuses with `identity.totp_is_on`, and as a proof of the owner does. */
  beginTotp(site: Site, caller: FactorsCaller, words: OwnerWords): Promise<{ secret: string; uri: string }>;
  /** Answers the codes for emergencies when these are the first. Refuses with `identity.totp_wrong`, `_not_pending`. */
  confirmTotp(caller: FactorsCaller, code: string): Promise<string[]>;
  removeTotp(caller: FactorsCaller, words: OwnerWords): Promise<void>;
  beginPasskey(where: Where, caller: FactorsCaller, words: OwnerWords): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Refuses with `identity.passkey_refused`. */
  addPasskey(
    where: Where,
    caller: FactorsCaller,
    passkey: { name: string; response: RegistrationResponseJSON },
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] }>;
  renamePasskey(caller: FactorsCaller, id: string, name: string): Promise<void>;
  /** Refuses with `identity.passkey_last_way` when nothing else would let the member in. */
  removePasskey(caller: FactorsCaller, id: string, words: OwnerWords): Promise<void>;
  renewCodes(caller: FactorsCaller, words: OwnerWords): Promise<string[]>;
}

/** Wires the room. */
export function createFactors(deps: FactorsDeps): Factors {
  const { db } = deps;
  const totp = createTotp(deps);
  const recovery = createRecoveryCodes(deps);
  const passkeys = createPasskeys(deps);
  const stepUp = createStepUp({ ...deps, totp, recovery, passkeys });

  const { memberOf, ownerOf, changed, firstCodes, dropIdleCodes } = createFactorChanges(deps, { recovery, stepUp });

  async function assertOtherWay(reader: Reader, memberId: string, passkeyId: string): Promise<void> {
    const other = await hasOtherWay({ db: reader, profiles: deps.profiles }, memberId, { passkeyId });
    if (!other) throw factorErrors.passkeyLastWay();
  }

  return {
    totp,
    recovery,
    passkeys,
    stepUp,
    async view(caller) {
      const member = await memberOf(caller);
      return {
        totp: await totp.since(db, member.id),
        passkeys: await passkeys.list(db, member.id),
        recoveryCodesLeft: await recovery.left(db, member.id),
        stepUp: await stepUp.methods(db, member),
        held: await stepUp.held(db, member.id),
      };
    },
    async sendProofCode(caller, { method, ip }) {
      return stepUp.sendCode(await memberOf(caller), method, { language: caller.language, ip });
    },
    async beginTotp(site, caller, words) {
      const member = await memberOf(caller);
      if ((await totp.since(db, member.id)) !== undefined) throw factorErrors.totpIsOn();
      await stepUp.proveOwner(member, words);
      const begun = await db.transaction().execute((tx) => totp.begin(tx, member, site.name));
      if (begun === undefined) throw factorErrors.totpIsOn();
      return begun;
    },
    async confirmTotp(caller, code) {
      const member = await memberOf(caller);
      return db.transaction().execute(async (tx) => {
        const outcome = await totp.confirm(tx, member.id, code);
        if (outcome === 'none') throw factorErrors.totpNotPending();
        if (outcome === 'wrong') throw factorErrors.totpWrong();
        await changed(tx, member, caller, 'totp_added');
        return firstCodes(tx, member.id);
      });
    },
    async removeTotp(caller, words) {
      const member = await ownerOf(caller, words);
      await db.transaction().execute(async (tx) => {
        if (!(await totp.remove(tx, member.id))) throw errors.notFound();
        await dropIdleCodes(tx, member.id);
        await changed(tx, member, caller, 'totp_removed');
      });
    },
    async beginPasskey(where, caller, words) {
      return passkeys.creationOptions(where, await ownerOf(caller, words));
    },
    async addPasskey(where, caller, { name, response }) {
      const member = await memberOf(caller);
      const checked = await passkeys.checkNew(where, member.id, response);
      return db.transaction().execute(async (tx) => {
        const passkey = await passkeys.add(tx, checked, name);
        await changed(tx, member, caller, 'passkey_added');
        return { passkey, recoveryCodes: await firstCodes(tx, member.id) };
      });
    },
    async renamePasskey({ memberId }, id, name) {
      if (!(await passkeys.rename(db, memberId, id, name))) throw errors.notFound();
    },
    async removePasskey(caller, id, words) {
      await assertOtherWay(db, caller.memberId, id);
      const member = await ownerOf(caller, words);
      await db.transaction().execute(async (tx) => {
        await lockWaysIn(tx, member.id);
        await assertOtherWay(tx, member.id, id);
        if (!(await passkeys.remove(tx, member.id, id))) throw errors.notFound();
        await dropIdleCodes(tx, member.id);
        await changed(tx, member, caller, 'passkey_removed');
      });
    },
    async renewCodes(caller, words) {
      const member = await ownerOf(caller, words);
      return db.transaction().execute(async (tx) => {
        await changed(tx, member, caller, 'recovery_codes_renewed');
        return recovery.issue(tx, member.id);
      });
    },
  };
}
