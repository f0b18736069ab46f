import { unwrap } from '@quetzal/api';
import { signIn } from '@quetzal/operator';
import { demoPassword } from './start-platform.ts';

/** What the ledger's accounts add up to, by currency, as the operator is told. */
export async function trialBalance(apiUrl: string): Promise<{ currency: string; balanced: boolean }[]> {
  const api = await signIn({ apiUrl, merchantCode: 'quetzal', username: 'ops', password: demoPassword });
  return (await unwrap(api.GET('/ops/v1/ledger/trial-balance'))).currencies;
}
