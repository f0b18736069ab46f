import { useMutation } from '@tanstack/react-query';
import { proveByPasskey } from '../passkeys/index.ts';
import type { LoginValue } from '../session/index.ts';
import { useEntryCalls } from './entry.queries.ts';
import type { VerificationMethod, VerificationOffer } from './entry.wire.ts';

interface VerificationOptions {
  offer: VerificationOffer;
  method: VerificationMethod;
  onVerified: (value: LoginValue) => void;
}

/** The proof of one way: what was typed, or what the browser's passkey answers. */
export function useVerification({ offer: { ticket }, method, onVerified }: VerificationOptions) {
  const { verify, passkeyQuestion } = useEntryCalls();
  return useMutation({
    mutationFn: async (answer: string) => {
      if (method !== 'passkey') return verify({ ticket, method, answer });
      return verify({ ticket, method, passkey: await proveByPasskey(await passkeyQuestion(ticket)) });
    },
    onSuccess: onVerified,
  });
}
