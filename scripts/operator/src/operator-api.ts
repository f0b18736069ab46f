import { type Api, createApi, type EncryptionKey, unwrap } from '@quetzal/api';

/** Where the operator signs in, and as whom. */
export interface OperatorLogin {
  apiUrl: string;
  merchantCode: string;
  username: string;
  password: string;
}

/** The API with an operator's session. Rejects with an ApiError when name or password is wrong. */
export async function signIn(login: OperatorLogin): Promise<Api> {
  let token: string | null = null;
  const headers = { Merchant: login.merchantCode };
  const api = createApi({
    baseUrl: login.apiUrl,
    merchantCode: login.merchantCode,
    getToken: () => token,
    getLanguage: () => 'EN',
    getEncryptionKey: async () => {
      const answer = await fetch(`${login.apiUrl}/wps/system/status`, { headers });
      return ((await answer.json()) as { value: { encryptionKey: EncryptionKey } }).value.encryptionKey;
    },
  });
  const { username, password } = login;
  ({ token } = await unwrap(api.POST('/ops/v1/session', { body: { username, password } })));
  return api;
}
