/* The codes of Firebase that people can do something about; what they are called in the words of `account-entry`. */
const problems = {
  'auth/invalid-phone-number': 'invalid_phone_number',
  'auth/missing-phone-number': 'missing_phone_number',
  'auth/too-many-requests': 'too_many_requests',
  'auth/invalid-verification-code': 'invalid_verification_code',
  'auth/missing-verification-code': 'missing_verification_code',
  'auth/captcha-check-failed': 'captcha_check_failed',
  'auth/missing-app-credential': 'captcha_check_failed',
  'auth/invalid-app-credential': 'captcha_check_failed',
  'auth/quota-exceeded': 'quota_exceeded',
  'auth/operation-not-allowed': 'operation_not_allowed',
  'auth/code-expired': 'code_expired',
  'auth/invalid-verification-id': 'code_expired',
  'auth/missing-verification-id': 'code_expired',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/cancelled-popup-request': 'popup_closed',
  'auth/popup-blocked': 'popup_blocked',
  'auth/network-request-failed': 'offline',
} as const;

/** What went wrong between the page and the service that texts codes. */
export type PhoneProblem = (typeof problems)[keyof typeof problems] | 'unknown';

const codes: Readonly<Record<string, PhoneProblem>> = problems;
const aboutNumber: readonly PhoneProblem[] = ['invalid_phone_number', 'missing_phone_number'];
const aboutCode: readonly PhoneProblem[] = ['invalid_verification_code', 'missing_verification_code', 'code_expired'];

/** Names what the service rejected with; `unknown` for what it has no code for. */
export function phoneProblemOf(error: unknown): PhoneProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return codes[code] ?? 'unknown';
}

/** The input that a problem concerns; null when it is about neither. */
export function fieldOf(problem: PhoneProblem): 'mobileNum' | 'verificationCode' | null {
  if (aboutNumber.includes(problem)) return 'mobileNum';
  return aboutCode.includes(problem) ? 'verificationCode' : null;
}
