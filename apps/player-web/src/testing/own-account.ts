const facts = 'payeeName birthday idNumber nationality placeOfBirth address occupation sourceOfIncome';
const handles = 'whatsapp telegram facebook line wechat qqNum zalo';

/** The profile of a member who has told nothing. */
export const profile = {
  nickname: 'Carla',
  memberSince: '2026-01-05T10:00:00Z',
  referrer: null,
  facts: Object.fromEntries(`${facts} ${handles}`.split(' ').map((fact) => [fact, null])),
};

/** How an account is protected: by a password and one for transactions, and by nothing else. */
export const securityConfig = {
  hasPassword: true,
  passwordIsDefault: false,
  passwordExpiresAt: null,
  hasTransactionPassword: true,
  loginNotices: true,
  mobile: null,
  email: null,
};

/** No second proof. */
export const noFactors = {
  totp: { enabled: false, since: null },
  passkeys: [],
  recoveryCodesLeft: 0,
  stepUp: [],
  held: [],
};

/** An account at a bank to which money can go. */
export const payoutAccount = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'bank',
  holderName: 'Carla Méndez',
  maskedNumber: '****9719',
  addedAt: '2026-01-05T10:00:00Z',
  usableFrom: '2026-01-05T10:00:00Z',
};
