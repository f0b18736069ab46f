import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import type { HumanAnswer, HumanProof } from '@quetzal/web-kit/entry';
import type { CodeSent, Mobile } from '@quetzal/web-kit/mobile';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useRef } from 'react';
import { fieldOf, phoneProblemOf } from './phone-problem.ts';
import type { PhoneProject, PhoneService } from './phone-service.ts';

/** A code by text that our server does not know: the service that sent it vouches for the number instead. */
interface Vouched {
  firebaseChannel: 'sms';
  firebaseIdToken: string;
}

/** Who sends the code of a form, and what the form sends in its place. All calls reject with ApiError. */
export interface PhoneCode {
  /** True when another service texts the code and looks at it. */
  isElsewhere: boolean;
  /** Tells people from programs before a code is asked for; the other service has its own way. */
  human: HumanProof;
  send: (to: Mobile, proof: HumanAnswer) => Promise<CodeSent>;
  /** What goes beside the fields once a code was typed; nothing where our own server looks at the code. */
  proofOf: (code: string) => Promise<Vouched | object>;
}

interface Attempt {
  id: string;
  /** The code that the service took, with what it said: it takes each once, a form may be sent again. */
  taken?: { code: string; token: string };
}

const resendMinutes = 1;
let opened: Promise<PhoneService> | undefined;

/* The library of the service is fetched when the first code is asked for. */
function openService(project: PhoneProject): Promise<PhoneService> {
  opened ??= import('./phone-service.ts').then(({ openPhoneService }) => openPhoneService(project));
  return opened;
}

/** Has codes texted by our server (`ownSend`), or by the service that the site's file names. */
export function usePhoneCode(ownSend: PhoneCode['send'], human: HumanProof): PhoneCode {
  const { t } = useTranslation('account-entry');
  const { phoneAuth } = useSiteInfo();
  const attempt = useRef<Attempt | null>(null);
  if (phoneAuth === null) return { isElsewhere: false, human, send: ownSend, proofOf: async () => ({}) };

  const refusal = (error: unknown) => {
    const problem = phoneProblemOf(error);
    const message = t(`phone_auth.${problem}`);
    return new ApiError({ code: `phone_auth.${problem}`, message, status: 422, field: fieldOf(problem), cause: error });
  };
  return {
    isElsewhere: true,
    human: { ...human, run: (call) => call({}) },
    async send({ dialingCode, number }) {
      try {
        const service = await openService(phoneAuth);
        attempt.current = { id: await service.send(`+${dialingCode}${number}`) };
        return { expiredMinutes: resendMinutes };
      } catch (error) {
        throw refusal(error);
      }
    },
    async proofOf(code) {
      const { current } = attempt;
      if (current?.taken?.code === code) return { firebaseChannel: 'sms', firebaseIdToken: current.taken.token };
      try {
        const service = await openService(phoneAuth);
        const token = await service.tokenFor(current?.id ?? '', code);
        if (current !== null) current.taken = { code, token };
        return { firebaseChannel: 'sms', firebaseIdToken: token };
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}
