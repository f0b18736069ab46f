import { unwrap } from '@quetzal/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, useApi, type Api } from '../api/index.ts';
import type { Mobile } from '../mobile/index.ts';
import { publicScope } from '../query/index.ts';
import type { Proof } from '../security/index.ts';
import { logInForFree, useSession } from '../session/index.ts';
import type { Credentials, HumanAnswer, PasskeyAnswer, Side, SliderTask, VerificationAnswer } from './entry.wire.ts';

const rulesStaleMs = 600_000;
const captchaPauseMs = 1100;
const bodyOf = ({ number, dialingCode }: Mobile) => ({ mobileNum: number, countryDialingCode: dialingCode });

/** Everything that somebody at the door may ask of the server. Calls reject with ApiError. */
function callsOf(api: Api) {
  return {
    logIn: (body: Credentials & HumanAnswer & { side: Side }) => unwrap(api.POST('/wps/session/login', { body })),
    logInRemembered: () => unwrap(api.POST('/wps/session/login/remembered')),
    logInForFree: () => logInForFree(api),
    exchange: (ticket: string) => unwrap(api.POST('/wps/session/exchange', { body: { ticket } })),
    verify: ({ passkey, ...body }: VerificationAnswer) =>
      unwrap(
        api.POST('/wps/session/login/verification', {
          body: { ...body, ...(passkey === undefined ? {} : { passkey: plain(passkey) }) },
        }),
      ),
    sendVerificationCode: (ticket: string, method: 'sms' | 'email') =>
      unwrap(api.POST('/wps/session/login/verification/code', { body: { ticket, method } })),
    passkeyQuestion: (ticket: string) =>
      unwrap(api.POST('/wps/session/login/verification/passkey', { body: { ticket } })),
    passkeyLoginQuestion: () => unwrap(api.POST('/wps/session/login/passkey/options')),
    logInByPasskey: (response: PasskeyAnswer, side: Side) =>
      unwrap(api.POST('/wps/session/login/passkey', { body: { response: plain(response), side } })),
    sliderTask: (signal: AbortSignal) => unwrap(api.GET('/wps/captcha/geetest', { signal })),
    solveSlider: (body: SliderSolution) => unwrap(api.POST('/wps/captcha/geetest', { body })),
    deviceWork: () => unwrap(api.GET('/wps/captcha/work')),
    solveByWork: (body: WorkFound) => unwrap(api.POST('/wps/captcha/work', { body })),
    readCaptchaByWork: (body: WorkFound) => unwrap(api.POST('/wps/captcha/work/letters', { body })),
    captchaImage: (signal: AbortSignal) => unwrap(api.GET('/wps/captcha', { signal })),
    sendLoginCode: (to: Mobile, human: HumanAnswer) =>
      unwrap(api.POST('/wps/verification/sms/noLogin', { body: { ...bodyOf(to), ...human } })),
    sendPasswordCode: (to: Mobile, human: HumanAnswer) =>
      unwrap(api.POST('/wps/member/password/sms', { body: { ...bodyOf(to), ...human } })),
    sendPasswordLink: (body: { username: string; email: string }) =>
      unwrap(api.POST('/wps/member/password/email', { body })),
    resetByPhone: (to: Mobile, reset: PhoneReset) =>
      unwrap(api.POST('/wps/member/password/verification', { body: { ...bodyOf(to), ...reset } })),
  };
}

/* The library's type of extensions is closed, the wire's is open; the values are the same. */
function plain({ clientExtensionResults, ...answer }: PasskeyAnswer) {
  return { ...answer, clientExtensionResults: { ...clientExtensionResults } };
}

/** A new password with the code that proves the number. */
export interface PhoneReset extends HumanAnswer {
  newPassword: string;
  proof?: Proof;
  verificationCode: string;
}

/** How a piece was moved: milliseconds since the start, pixels from the left, pixels from the top. */
export interface SliderSolution {
  challenge: SliderTask['challenge'];
  left: number;
  trail: [number, number, number][];
  input: 'pointer' | 'keyboard';
}

/** The number that a device found for a challenge. */
interface WorkFound {
  challenge: string;
  number: number;
}

/** The calls of the door. */
export function useEntryCalls() {
  const api = useApi();
  return useMemo(() => callsOf(api), [api]);
}

/** The picture of the captcha as an address; every `round` has another one. Asked while `isShown`. */
export function useCaptchaImage(round: number, isShown: boolean) {
  const { captchaImage } = useEntryCalls();
  return useQuery({
    queryKey: [publicScope, 'entry', 'captcha', round],
    queryFn: ({ signal }) => captchaImage(signal),
    enabled: isShown,
    staleTime: Infinity,
    gcTime: 0,
    // The server makes one picture a second for each visitor.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 'identity.captcha_too_soon',
    retryDelay: captchaPauseMs,
    select: (png) => `data:image/png;base64,${png}`,
  });
}

/** A puzzle; every `round` has another one. */
export function useSliderTask(round: number) {
  const { sliderTask } = useEntryCalls();
  return useQuery({
    queryKey: [publicScope, 'entry', 'slider', round],
    queryFn: ({ signal }) => sliderTask(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Which fields registration has and what each asks; the rule of passwords is among them. */
export function useFieldRules() {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'account-entry', 'rules'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/system/setting/register', { signal })),
    staleTime: rulesStaleMs,
    select: ({ fields }) => fields,
  });
}

interface PasswordChange {
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
  proof?: Proof;
}

/** Changes the password of who is logged in, and settles what the login said about the old one. */
export function useChangePassword() {
  const api = useApi();
  const { settlePassword, refreshMember } = useSession();
  return useMutation({
    mutationFn: async (body: PasswordChange) => {
      await unwrap(api.POST('/wps/member/password', { body }));
      settlePassword();
      await refreshMember();
    },
  });
}

/** Whether a mailed link still counts; looking uses nothing up. */
export function useResetLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'entry', 'reset-link', token],
    queryFn: ({ signal }) => unwrap(api.POST('/wps/v2/member/password/reset/check', { body: { token }, signal })),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Sets the password of the account that a mailed link belongs to. */
export function useResetByLink() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string; confirmNewPassword: string; proof?: Proof }) =>
      unwrap(api.POST('/wps/v2/member/password/reset', { body })),
  });
}
