import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Why a device gave no passkey: the person closed its question, it holds one of this account already, or it could not. */
export type PasskeyRefusalReason = 'cancelled' | 'already_there' | 'failed';

/** A device did not create or use a passkey. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal';
  readonly reason: PasskeyRefusalReason;

  constructor(reason: PasskeyRefusalReason, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** True for what `createPasskey` and `proveByPasskey` reject with when the device, not the server, said no. */
export function isPasskeyRefusal(err: unknown): err is PasskeyRefusal {
  return err instanceof PasskeyRefusal;
}

/** Whether this browser knows passkeys at all. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the device create a passkey, by the options that the server gave. Rejects with PasskeyRefusal. */
export async function createPasskey(options: object): Promise<RegistrationResponseJSON> {
  return inCeremony((library) =>
    library.startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** Has the device prove a passkey, by the options that the server gave. Rejects with PasskeyRefusal. */
export async function proveByPasskey(options: object): Promise<AuthenticationResponseJSON> {
  return inCeremony((library) =>
    library.startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );
}

interface Library {
  startAuthentication: typeof startAuthentication;
  startRegistration: typeof startRegistration;
}

/* The library is fetched when the first passkey is used: most people never need it. */
async function inCeremony<R>(run: (library: Library) => Promise<R>): Promise<R> {
  const library: Library = await import('@simplewebauthn/browser');
  try {
    return await run(library);
  } catch (err) {
    throw new PasskeyRefusal(reasonOf(err), err);
  }
}

function reasonOf(err: unknown): PasskeyRefusalReason {
  const { name, code } = err as { name?: unknown; code?: unknown };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'already_there';
  // Browsers answer a closed question and one that timed out alike, so that a page cannot tell who is sitting there.
  if (name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED') return 'cancelled';
  return 'failed';
}
