import { createApi, type EncryptionKey, unwrap } from '@quetzal/api';
import { demoPassword } from './start-platform.ts';

/** What the ledger's accounts add up to, by currency, as the operator is told. */
export async function trialBalance(apiUrl: string): Promise<{ currency: string; balanced: boolean }[]> {
  let token: string | null = null;
  const api = createApi({
    baseUrl: apiUrl,
    merchantCode: 'quetzal',
    getToken: () => token,
    getLanguage: () => 'ES',
    getEncryptionKey: async () => {
      const answer = await fetch(`${apiUrl}/wps/system/status`, { headers: { Merchant: 'quetzal' } });
      const { value } = (await answer.json()) as { value: { encryptionKey: EncryptionKey } };
      return value.encryptionKey;
    },
  });
  const session = await unwrap(api.POST('/ops/v1/session', { body: { username: 'ops', password: demoPassword } }));
  token = session.token;
  const { currencies } = await unwrap(api.GET('/ops/v1/ledger/trial-balance'));
  return currencies;
}
