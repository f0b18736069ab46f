import { useCallback, useState } from 'react';
import { useSession, type LoginManner, type LoginValue, type MemberInfo } from '../session/index.ts';
import { useEntryCalls } from './entry.queries.ts';
import type { Credentials, LoginAnswer, Side, VerificationOffer } from './entry.wire.ts';
import { useHumanProof, type HumanProof } from './use-human-proof.ts';

/** A login that succeeded: who came in, and what the server said about it. */
export interface FinishedLogin {
  kind: 'done';
  member: MemberInfo;
  value: LoginValue;
}

/** How a login ended: inside, refused with what the server said, or left at what it asks: the puzzle, the captcha, the proof. */
export type LoginOutcome = FinishedLogin | { kind: 'refused'; error: unknown } | { kind: 'left' };

/** A second proof that is being asked. */
export interface OpenVerification {
  offer: VerificationOffer;
  onVerified: (value: LoginValue) => void;
  onLeave: () => void;
}

/** A login without looks: puzzle, login, captcha, second proof, session. `LoginFlowDialogs` shows what it asks. */
export interface LoginFlow {
  human: HumanProof;
  verification: OpenVerification | null;
  isBusy: boolean;
  /** Logs in with what was typed. Never rejects. */
  submit: (credentials: Credentials) => Promise<LoginOutcome>;
  /** Takes any other answer of a login to its end: a passkey's, a third party's, a reset's. Never rejects. */
  follow: (ask: () => Promise<LoginAnswer | null>, manner: LoginManner) => Promise<LoginOutcome>;
}

/** The way in of one side. */
export function useLoginFlow({ side }: { side: Side }): LoginFlow {
  const calls = useEntryCalls();
  const { login } = useSession();
  const human = useHumanProof();
  const [verification, setVerification] = useState<OpenVerification | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { run } = human;

  const verify = useCallback(
    (offer: VerificationOffer) =>
      new Promise<LoginValue | null>((settle) => {
        const end = (value: LoginValue | null) => {
          setVerification(null);
          settle(value);
        };
        setVerification({ offer, onVerified: end, onLeave: () => end(null) });
      }),
    [],
  );

  const follow = useCallback<LoginFlow['follow']>(
    async (ask, manner) => {
      setBusy(true);
      try {
        const answer = await ask();
        if (answer === null) return { kind: 'left' };
        const value = 'verification' in answer ? await verify(answer.verification) : answer;
        if (value === null) return { kind: 'left' };
        return { kind: 'done', member: await login(value, manner), value };
      } catch (error) {
        return { kind: 'refused', error };
      } finally {
        setBusy(false);
      }
    },
    [login, verify],
  );

  const submit = useCallback<LoginFlow['submit']>(
    ({ captcha, ...typed }) => {
      const picture = captcha === undefined || captcha === '' ? {} : { captcha };
      const send = (proof: object) => calls.logIn({ ...typed, ...picture, ...proof, side });
      return typed.type === 'sms'
        ? follow(() => run(send, { isSliderFirst: false }), { way: 'sms' })
        : follow(() => run(send), { way: 'password', password: typed.password });
    },
    [calls, follow, run, side],
  );
  // While the person is asked something, it is they who are busy.
  const isAsking = verification !== null || human.slider !== null;
  return { human, verification, isBusy: isBusy && !isAsking, submit, follow };
}
