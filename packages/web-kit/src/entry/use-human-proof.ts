import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../api/index.ts';
import type { HumanAnswer } from './entry.wire.ts';
import { useProtection } from './use-protection.ts';

/** What the page asks to see that a person sits there. */
export interface HumanProof {
  /** The characters of a picture; `round` counts the pictures. */
  captcha: { isShown: boolean; round: number; refresh: () => void };
  /** The puzzle that is open, and what its end leads to; null while there is none. */
  slider: { onPassed: (answer: HumanAnswer) => void; onLeave: () => void } | null;
  /**
   * Makes a call with the proofs that the site wants: opens the puzzle before it or when the server asks for it, and
   * shows the captcha when the server does. Settles to null when the person left the puzzle or has a captcha before them
   * that was not there before: nothing was wrong yet. Rejects as the call does.
   */
  run: <T>(call: (answer: HumanAnswer) => Promise<T>, options?: RunOptions) => Promise<T | null>;
}

interface RunOptions {
  /** False for calls that open the puzzle only when the server asks for it, such as a login by code. */
  isSliderFirst?: boolean;
}

const puzzlesMax = 3;
/** How long an answer is kept that the server has not used up, in milliseconds; it takes one for two minutes. */
const unspentMsMax = 90_000;
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');
const wantsPuzzle = (error: unknown) => ['identity.slider_required', 'identity.slider_wrong'].includes(codeOf(error));

/** The puzzle and the captcha around a call, without their looks. `isCaptchaFirst`: the form shows it from the beginning. */
export function useHumanProof({ isCaptchaFirst = false }: { isCaptchaFirst?: boolean } = {}): HumanProof {
  const protection = useProtection();
  const [captcha, setCaptcha] = useState({ isShown: isCaptchaFirst || protection.captcha === 'always', round: 0 });
  const [slider, setSlider] = useState<HumanProof['slider']>(null);
  const isCaptchaShown = useRef(captcha.isShown);
  const refresh = useCallback(() => setCaptcha(({ isShown, round }) => ({ isShown, round: round + 1 })), []);

  const solve = useCallback(
    () =>
      new Promise<HumanAnswer | null>((settle) => {
        const end = (answer: HumanAnswer | null) => {
          setSlider(null);
          settle(answer);
        };
        setSlider({ onPassed: end, onLeave: () => end(null) });
      }),
    [],
  );

  /* True when all that is wrong is that the captcha was not asked for before. */
  const noteRefusal = useCallback((error: unknown): boolean => {
    const isNews = codeOf(error) === 'identity.captcha_required' && !isCaptchaShown.current;
    const isAsked = isNews || codeOf(error) === 'identity.captcha_wrong';
    if (!isAsked && !isCaptchaShown.current) return false;
    // A picture counts once, whatever the call was refused for.
    isCaptchaShown.current = true;
    setCaptcha(({ round }) => ({ isShown: true, round: round + 1 }));
    return isNews;
  }, []);

  const isAlways = protection.slider === 'always';
  const unspent = useRef<{ answer: HumanAnswer; untilMs: number } | null>(null);
  const run = useCallback<HumanProof['run']>(
    async (call, { isSliderFirst = true } = {}) => {
      const kept = unspent.current !== null && unspent.current.untilMs > Date.now() ? unspent.current.answer : null;
      unspent.current = null;
      let answer: HumanAnswer | null = kept ?? (isAlways && isSliderFirst ? await solve() : {});
      for (let puzzles = 0; answer !== null; puzzles += 1) {
        try {
          return await call(answer);
        } catch (error) {
          if (!wantsPuzzle(error) || puzzles === puzzlesMax) {
            // Where only the captcha is missing, the puzzle counts for the next attempt too.
            if (codeOf(error) === 'identity.captcha_required')
              unspent.current = { answer, untilMs: Date.now() + unspentMsMax };
            if (noteRefusal(error)) return null;
            throw error;
          }
          answer = await solve();
        }
      }
      return null;
    },
    [isAlways, noteRefusal, solve],
  );
  return { captcha: { ...captcha, refresh }, slider, run };
}
