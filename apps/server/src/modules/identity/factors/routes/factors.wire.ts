import Type from 'typebox';
import { Body, Instant } from '#kernel/http/envelope.ts';
import type { Passkey } from '../passkeys/passkeys.store.ts';

/** Long enough for a signature as JSON text. */
const answerLengthMax = 16_384;

/** A proof beside the password: six digits, a recovery code, or the browser's AuthenticationResponseJSON as text. */
export const StepUpProof = Body({
  method: Type.Enum(['totp', 'passkey', 'recovery', 'sms', 'email']),
  answer: Type.String({ minLength: 1, maxLength: answerLengthMax }),
});

/** What a change of factors is asked with; accounts without a password leave it out. */
export const ownerWords = {
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
  proof: Type.Optional(StepUpProof),
};

export const OfferedMethod = Type.Object({
  method: StepUpProof.properties.method,
  hint: Type.Union([Type.String(), Type.Null()], { description: 'Of the number or address only its end' }),
});

/** A passkey's name, as its owner calls it. */
export const PasskeyName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

export const PasskeyShown = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  addedAt: Instant,
  lastUsedAt: Type.Union([Instant, Type.Null()]),
});

/** The codes for emergencies: told once. */
export const RecoveryCodesValue = Type.Array(Type.String({ examples: ['7K3M-9PQR-2WXY-4HJT'] }));

/** A passkey on the wire. */
export function passkeyShown({ id, name, addedAt, lastUsedAt }: Passkey) {
  return { id, name, addedAt: addedAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
