/** What the server would answer to one call. */
export type Answer = (url: URL, req: Request) => Response | Promise<Response>;

/** Answers by `METHOD /path`. */
export type Answers = Readonly<Record<string, Answer>>;

/** A successful answer with `value` in its envelope. */
export function succeed(value: unknown): Answer {
  return () => Response.json({ success: true, value, message: '', errorCode: null });
}

/** A refusal. */
export function refuse(status: number, errorCode: string, message: string): Answer {
  return () =>
    Response.json({ success: false, value: null, message, errorCode, field: null, params: null }, { status });
}

/** One page of a list that has no other. */
export function onlyPage(content: readonly unknown[], more: object = {}): object {
  return { content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length, ...more };
}

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
