import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payout as the provider keeps it. */
export interface HeldPayout {
  id: string;
  merchantReference: string;
  amount: string;
  currency: string;
  state: string;
}

/** A provider that pays, on a real port, for tests: keeps payouts in memory and can be told to fail. */
export interface PayoutServer {
  url: string;
  /** By our reference. */
  payouts: Map<string, HeldPayout & { number: string; holderName: string }>;
  /** Calls that asked it to pay. */
  orders: number;
  /** What it answers: as it should, an error, nonsense, an error after it has taken the order, or nothing at all. */
  mood: 'well' | 'broken' | 'garbled' | 'forgetful' | 'silent';
  /** Calls that it gave no answer to. */
  unanswered: number;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startPayoutServer(): Promise<PayoutServer> {
  const payouts: PayoutServer['payouts'] = new Map();
  const http = createServer((req, res) => {
    void (async () => {
      if (provider.mood === 'silent') return (provider.unanswered += 1);
      if (provider.mood === 'broken') return res.writeHead(500).end();
      if (provider.mood === 'garbled') return res.end('<html>');
      if (req.method === 'GET') {
        const found = [...payouts.values()].find(({ id }) => req.url === `/v1/payouts/${id}`);
        return found === undefined ? res.writeHead(404).end() : res.end(JSON.stringify(found));
      }
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Omit<HeldPayout, 'id' | 'state'> & {
        number: string;
        holderName: string;
      };
      provider.orders += 1;
      const payout = payouts.get(asked.merchantReference) ?? { ...asked, id: randomUUID(), state: 'pending' };
      payouts.set(asked.merchantReference, payout);
      return provider.mood === 'forgetful' ? res.writeHead(502).end() : res.end(JSON.stringify(payout));
    })();
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  const provider: PayoutServer = {
    url: `http://127.0.0.1:${port}`,
    payouts,
    orders: 0,
    unanswered: 0,
    mood: 'well',
    close: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
  return provider;
}
