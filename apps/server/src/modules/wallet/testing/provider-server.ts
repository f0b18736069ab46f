import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface HeldPayment {
  id: string;
  merchantReference: string;
  amount: string;
  currency: string;
  state: string;
  checkoutUrl: string | null;
  instructions: object;
  sent: { amount: string; currency: string } | null;
  confirmations: number | null;
  paidAt: string | null;
  failure: string | null;
  /** Whose e-wallet was asked: a telephone, or that of an earlier payment. */
  payer: string | null;
  requests: number;
}

const instructionsOf: Record<string, object> = {
  wallet: { kind: 'phone_request' },
  spei: { kind: 'bank_transfer', account: '999180000118359719', bank: 'Test', beneficiary: 'Test payments' },
  cash: { kind: 'voucher', code: '1234567890123456' },
  usdt: {
    kind: 'crypto',
    address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj',
    network: 'TRC-20',
    amount: '27.027028',
    currency: 'USDT',
    confirmationsRequired: 3,
  },
};

/** A payment provider on a real port, for tests: keeps payments in memory and can be told to fail. */
export interface ProviderServer {
  url: string;
  payments: Map<string, HeldPayment>;
  /** What it answers to everything: as it should, an error, nonsense, or an error after it has opened the payment. */
  mood: 'well' | 'broken' | 'garbled' | 'forgetful';
  close(): Promise<void>;
}

async function readJson(chunks: AsyncIterable<Buffer>): Promise<Record<string, string>> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return JSON.parse(Buffer.concat(all).toString('utf8')) as Record<string, string>;
}

/** Starts it on a free port. */
export async function startProviderServer(): Promise<ProviderServer> {
  const payments = new Map<string, HeldPayment>();
  function tell(id: string, verb: string): HeldPayment | undefined {
    const payment = [...payments.values()].find((one) => one.id === id);
    if (payment?.state !== 'pending') return payment;
    if (verb === 'repeat') payment.requests = 2;
    else Object.assign(payment, { state: 'failed', failure: 'cancelled' });
    return payment;
  }

  const http = createServer((req, res) => {
    void (async () => {
      if (provider.mood === 'broken') return res.writeHead(500).end();
      if (provider.mood === 'garbled') return res.end('<html>');
      if (req.method === 'GET') {
        const found = [...payments.values()].find(({ id }) => req.url === `/v1/payments/${id}`);
        return found === undefined ? res.writeHead(404).end() : res.end(JSON.stringify(found));
      }
      const [, , , told = '', verb] = req.url?.split('/') ?? [];
      if (verb !== undefined) return res.end(JSON.stringify(tell(told, verb)));
      const asked = await readJson(req);
      const { merchantReference = '', method = '', amount = '', currency = '' } = asked;
      const isNobodyAsked = method === 'wallet' && asked['phone'] === undefined && asked['samePayerAs'] === undefined;
      if (isNobodyAsked && !payments.has(merchantReference)) return res.writeHead(422).end();
      const id = randomUUID();
      const payment = payments.get(merchantReference) ?? {
        id,
        merchantReference,
        amount,
        currency,
        state: 'pending',
        checkoutUrl: method === 'wallet' ? null : `http://pay.test/checkout/${id}`,
        instructions: instructionsOf[method] ?? { kind: 'redirect' },
        sent: null,
        confirmations: null,
        paidAt: null,
        failure: null,
        payer: asked['phone'] ?? asked['samePayerAs'] ?? null,
        requests: 1,
      };
      payments.set(merchantReference, payment);
      return provider.mood === 'forgetful' ? res.writeHead(502).end() : res.end(JSON.stringify(payment));
    })();
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  const provider: ProviderServer = {
    url: `http://127.0.0.1:${port}`,
    payments,
    mood: 'well',
    close: () => new Promise((done) => http.close(() => done())),
  };
  return provider;
}
