import Type from 'typebox';
import { Value } from 'typebox/value';
import { type ExclusionRegister, RegisterUnavailable } from './exclusion-register.ts';

const timeoutMs = 3_000;
const Answer = Type.Object({ listed: Type.Boolean() });

/**
 * A register behind HTTP: `POST <url>/v1/checks` with the person and a bearer secret answers `{ listed }`. Anything else,
 * or nothing within three seconds, is no answer.
 */
export function createHttpRegister({ url, secret }: { url: string; secret: string }): ExclusionRegister {
  return {
    async isListed({ memberId, account, birthday }) {
      const body = JSON.stringify({ reference: memberId, account, birthday });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(`${url}/v1/checks`, { method: 'POST', headers, body, redirect: 'error', signal });
        const answer: unknown = response.ok ? await response.json() : undefined;
        if (Value.Check(Answer, answer)) return answer.listed;
      } catch (error) {
        throw new RegisterUnavailable('The register gives no answer', { cause: error });
      }
      throw new RegisterUnavailable('Not the answer of a register');
    },
  };
}
