import { createHash, createHmac, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What one round of load is: from so many connections, as fast as answers come or at a rate. */
export interface LoadOrder {
  port: number;
  path: string;
  vendorCode: string;
  secret: string;
  gameCode: string;
  seats: readonly { memberId: string; sessionToken: string }[];
  connections: number;
  /** How long calls are made that do not count: a vendor opens its connections once, not for each bet. */
  warmUpMs: number;
  durationMs: number;
  /** Calls a second of all connections together; left out, each sends its next when the last is answered. */
  ratePerSecond?: number;
  /** The text that a good answer has in it. */
  expected: string;
}

/** What came of it. `wrong` answers are counted and not measured. */
export interface LoadReport {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  wrong: number;
  example: string;
}

interface Line {
  ask(request: string): Promise<string>;
  close(): void;
}

/** A kept-alive connection that does no more than HTTP needs, so that the load costs the same small share everywhere. */
async function openLine(port: number): Promise<Line> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = '';
  let answer: ((text: string) => void) | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    const body = received.slice(end + 4, end + 4 + length);
    received = '';
    answer?.(body);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        socket.once('error', reject);
        socket.write(request, () => socket.off('error', reject));
      }),
    close: () => socket.destroy(),
  };
}

function requestOf(order: LoadOrder, seat: LoadOrder['seats'][number]): string {
  const { path, vendorCode, secret, gameCode } = order;
  const body = JSON.stringify({
    requestId: randomUUID(),
    txId: randomUUID(),
    operatorId: 'quetzal',
    playerRef: seat.memberId,
    currency: 'MXN',
    gameCode,
    roundId: randomUUID(),
    amount: '1.00',
    sessionToken: seat.sessionToken,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${timestamp}\n${digest}`).digest('hex');
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-vendor: ${vendorCode}\r\n` +
    `x-timestamp: ${timestamp}\r\nx-signature: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

async function run(order: LoadOrder): Promise<LoadReport> {
  const { connections, warmUpMs, durationMs, ratePerSecond, seats, expected } = order;
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(order.port)));
  const timesMs: number[] = [];
  const failed: string[] = [];
  const start = performance.now();
  const countedFrom = start + warmUpMs;
  const end = countedFrom + durationMs;
  const stepMs = ratePerSecond === undefined ? 0 : (connections * 1000) / ratePerSecond;
  await Promise.all(
    lines.map(async (line, index) => {
      let due = start + (stepMs * index) / connections;
      for (let turn = 0; performance.now() < end; turn += 1) {
        const waitMs = due - performance.now();
        if (stepMs > 0 && waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        const seat = seats[(index + turn * connections) % seats.length];
        if (seat === undefined) throw new RangeError('No player to bet');
        const began = stepMs > 0 ? Math.max(due, start) : performance.now();
        const answer = await line.ask(requestOf(order, seat));
        if (!answer.includes(expected)) failed.push(answer);
        else if (began >= countedFrom) timesMs.push(performance.now() - began);
        due += stepMs;
      }
    }),
  );
  const seconds = (performance.now() - countedFrom) / 1000;
  for (const line of lines) line.close();
  timesMs.sort((a, b) => a - b);
  const at = (share: number) => Number((timesMs[Math.floor(timesMs.length * share)] ?? 0).toFixed(2));
  const perSecond = Math.round(timesMs.length / seconds);
  return { perSecond, p50Ms: at(0.5), p99Ms: at(0.99), wrong: failed.length, example: failed[0] ?? '' };
}

process.on('message', (order: LoadOrder) => {
  void run(order).then((report) => process.send?.(report));
});
