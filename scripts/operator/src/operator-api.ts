import { type Api, createApi, type EncryptionKey, unwrap } from '@quetzal/api';

/** Where the operator signs in, and as whom. */
export interface OperatorLogin {
  apiUrl: string;
  merchantCode: string;
  username: string;
  password: string;
}

/** The API as whoever has the session of this token; as nobody with null. `language` is a wire code. */
export function apiWithSession(
  { apiUrl, merchantCode, language = 'EN' }: Pick<OperatorLogin, 'apiUrl' | 'merchantCode'> & { language?: string },
  token: string | null,
): Api {
  const headers = { Merchant: merchantCode };
  return createApi({
    baseUrl: apiUrl,
    merchantCode,
    getToken: () => token,
    getLanguage: () => language,
    getEncryptionKey: async () => {
      const answer = await fetch(`${apiUrl}/wps/system/status`, { headers });
      return ((await answer.json()) as { value: { encryptionKey: EncryptionKey } }).value.encryptionKey;
    },
  });
}

/** The token of a new session. Rejects with an ApiError when name or password is wrong. */
export async function openSession({ username, password, ...site }: OperatorLogin): Promise<string> {
  const nobody = apiWithSession(site, null);
  return (await unwrap(nobody.POST('/ops/v1/session', { body: { username, password } }))).token;
}

/** The API with an operator's session. Rejects with an ApiError when name or password is wrong. */
export async function signIn(login: OperatorLogin): Promise<Api> {
  return apiWithSession(login, await openSession(login));
}
