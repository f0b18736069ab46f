import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A register of excluded people on a real port, for tests: who it lists, and what it does with a question. */
export interface RegisterServer {
  url: string;
  /** Accounts that it lists. */
  listed: Set<string>;
  mood: 'well' | 'broken' | 'garbled' | 'silent';
  /** Questions in the order in which they came. */
  asked: { reference: string; account: string; birthday: string | null }[];
  close(): Promise<void>;
}

export const registerSecret = 'only-for-tests-register';

async function textOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString('utf8');
}

/** Starts it on a free port. */
export async function startRegisterServer(): Promise<RegisterServer> {
  const http = createServer((req, res) => {
    void (async () => {
      const text = await textOf(req);
      const isRight = req.method === 'POST' && req.url === '/v1/checks';
      if (!isRight || req.headers.authorization !== `Bearer ${registerSecret}`) return res.writeHead(401).end();
      const question = JSON.parse(text) as RegisterServer['asked'][number];
      register.asked.push(question);
      if (register.mood === 'silent') return req.socket.destroy();
      if (register.mood === 'broken') return res.writeHead(500).end('{"listed":false}');
      if (register.mood === 'garbled') return res.end('{"listed":"no"}');
      return res.end(JSON.stringify({ listed: register.listed.has(question.account) }));
    })();
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  const register: RegisterServer = {
    url: `http://127.0.0.1:${port}`,
    listed: new Set(),
    mood: 'well',
    asked: [],
    close: () => new Promise((done) => http.close(() => done())),
  };
  return register;
}
