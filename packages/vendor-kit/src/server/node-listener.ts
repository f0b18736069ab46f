import type { IncomingMessage, RequestListener } from 'node:http';
import type { WalletServer } from './signed-server.ts';
import { bodyBytesMax } from './wallet-server.ts';

/** Lets a wallet server answer for `node:http`'s `createServer`. A body beyond 256 KiB is refused unread. */
export function nodeListener(server: WalletServer): RequestListener {
  return (req, res) => {
    answer(server, req).then(
      ({ httpStatus, headers, text }) => res.writeHead(httpStatus, headers).end(text),
      // The caller went away in the middle of its body: there is no one to answer.
      () => res.destroy(),
    );
  };
}

async function answer(server: WalletServer, req: IncomingMessage) {
  const body = await bytesOf(req);
  if (body === undefined) return { httpStatus: 413, headers: { connection: 'close' }, text: '' };
  const header = (name: string): string | undefined => {
    const value = req.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return server({ method: req.method ?? '', path: req.url ?? '', header, body });
}

async function bytesOf(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bodyBytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
