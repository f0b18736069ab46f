import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import Type from 'typebox';
import { Value } from 'typebox/value';

const Text = Type.String();
const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 16_384 });
const Credential = Type.Object({ id: Text, type: Text, transports: Type.Optional(Type.Array(Text)) });
/** Extensions are the browser's own matter: they are handed on as they are. */
const Extensions = Type.Optional(Type.Record(Text, Type.Unknown()));

/** What `navigator.credentials.create` wants (W3C WebAuthn, JSON form). */
export const CreationOptions = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object({
    rp: Type.Object({ id: Type.Optional(Text), name: Text }),
    user: Type.Object({ id: Text, name: Text, displayName: Text }),
    challenge: Text,
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Text })),
    timeout: Type.Optional(Type.Integer()),
    excludeCredentials: Type.Optional(Type.Array(Credential)),
    authenticatorSelection: Type.Optional(
      Type.Object({
        residentKey: Type.Optional(Text),
        requireResidentKey: Type.Optional(Type.Boolean()),
        userVerification: Type.Optional(Text),
      }),
    ),
    attestation: Type.Optional(Text),
    extensions: Extensions,
  }),
);

/** What `navigator.credentials.get` wants. */
export const RequestOptions = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object({
    challenge: Text,
    timeout: Type.Optional(Type.Integer()),
    rpId: Type.Optional(Text),
    allowCredentials: Type.Optional(Type.Array(Credential)),
    userVerification: Type.Optional(Text),
    extensions: Extensions,
  }),
);

const envelope = {
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Record(Text, Type.Unknown()),
  authenticatorAttachment: Type.Optional(Text),
};

/** What a browser answers for a new passkey. */
export const RegistrationResponse = Type.Unsafe<RegistrationResponseJSON>(
  Type.Object({
    ...envelope,
    response: Type.Object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      authenticatorData: Type.Optional(Base64Url),
      transports: Type.Optional(Type.Array(Text, { maxItems: 8 })),
      publicKeyAlgorithm: Type.Optional(Type.Integer()),
      publicKey: Type.Optional(Base64Url),
    }),
  }),
);

/** What a browser answers for a passkey that is there. */
export const AuthenticationResponse = Type.Unsafe<AuthenticationResponseJSON>(
  Type.Object({
    ...envelope,
    response: Type.Object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Type.Optional(Type.Union([Base64Url, Type.Null()])),
    }),
  }),
);

/** A signature that came as text; undefined when it is none. */
export function signatureIn(text: string): AuthenticationResponseJSON | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(AuthenticationResponse, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
