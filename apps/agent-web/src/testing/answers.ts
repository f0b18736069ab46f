import { onlyPage, refuse, succeed, type Answer, type Answers } from '@quetzal/web-kit/testing';

export { onlyPage, refuse, succeed, type Answer, type Answers };

/** How the account of a logged-in agent is protected: a password of their own and nothing else. */
export const securityConfig = {
  hasPassword: true,
  passwordIsDefault: false,
  passwordExpiresAt: null,
  hasTransactionPassword: false,
  loginNotices: true,
  mobile: { shown: '···· 4417', isVerified: true },
  email: null,
};

/** No second proof. */
export const noFactors = { totp: { enabled: false, since: null }, passkeys: [], recoveryCodesLeft: 0, stepUp: [] };

/** The answers that every page of a logged-in agent needs. */
export const agentAnswers: Answers = {
  'GET /wps/member/info': succeed({
    id: 'm1',
    account: 'norte_mx',
    nickname: 'norte_mx',
    type: 1,
    isAgent: true,
    isTrial: false,
    currency: 'MXN',
    currencySymbol: '$',
    language: null,
    singleWallet: true,
    affiliateCode: 'NORTE01',
    createdAt: '2026-01-05T10:00:00Z',
    avatar: 'a9',
  }),
  'GET /wps/v2/wallets/balance': succeed({
    currency: 'MXN',
    cash: '1500.00',
    bonus: '0.00',
    held: '0.00',
    total: '1500.00',
    version: 1,
  }),
  'GET /wps/v2/member/securityConfig': succeed(securityConfig),
  'GET /wps/relay/GCSGAME_gameList': succeed(onlyPage([{ gameCode: 'rayo-777', displayName: 'Rayo 777' }])),
};
