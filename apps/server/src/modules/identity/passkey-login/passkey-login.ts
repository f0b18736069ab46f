import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Database } from '#kernel/database/database.ts';
import type { Members } from '#modules/members';
import { factorErrors } from '../factors/factors.errors.ts';
import type { Passkeys, Where } from '../factors/passkeys/passkeys.ts';
import type { LoggedIn, LoginVerification, LoginWish } from '../login.model.ts';

/** What a login with a passkey has beside the signature. */
export type PasskeyWish = Pick<LoginWish, 'site' | 'side' | 'origin' | 'language' | 'rememberMe'>;

/** Coming in with a passkey alone: the authenticator says who it is and that they are there. */
export interface PasskeyLogin {
  options(where: Where): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Refuses with `identity.passkey_unknown`, and as any login does. */
  logIn(wish: PasskeyWish, response: AuthenticationResponseJSON): Promise<LoggedIn | LoginVerification>;
}

const anybody = { purpose: 'login', memberId: null } as const;

/** Wires it; `enter` looks at the account as every login does. */
export function createPasskeyLogin(deps: {
  db: Database;
  members: Pick<Members, 'byId'>;
  passkeys: Passkeys;
  enter: (wish: LoginWish) => Promise<LoggedIn | LoginVerification>;
}): PasskeyLogin {
  const { db, members, passkeys, enter } = deps;
  return {
    options: (where) => passkeys.requestOptions(where, anybody),
    async logIn(wish, response) {
      const memberId = await passkeys.signer(wish.site, anybody, response);
      const member = memberId === undefined ? undefined : await members.byId(db, memberId);
      if (member === undefined) throw factorErrors.passkeyUnknown();
      return enter({ ...wish, member, way: 'passkey', typedName: member.account });
    },
  };
}
