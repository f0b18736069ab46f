import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { Server } from 'socket.io';
import type { Clock } from '../clock/clock.ts';

/** How many sockets an address may open on one process; many people share the address of a telephone network. */
export interface SocketLimits {
  openMax: number;
  handshakesPerMinuteMax: number;
}

/** Shown in docs/operations/call-limits.md. */
export const socketLimits: SocketLimits = { openMax: 500, handshakesPerMinuteMax: 300 };

const minuteMs = 60_000;

/** Counts handshakes and open sockets by address, before anything is looked up for them. */
export interface SocketCounter {
  /** Counts a handshake; false when its address has had enough. */
  admits(req: IncomingMessage): boolean;
  /** Counts what an engine has open. */
  watch(engine: Server['engine']): void;
}

export function createSocketCounter(
  { clock, addressOf }: { clock: Clock; addressOf: (req: IncomingMessage) => string },
  limits: SocketLimits = socketLimits,
): SocketCounter {
  const open = new Map<string, number>();
  const handshakes = new Map<string, number>();
  let minute = 0;
  const add = (counts: Map<string, number>, key: string, change: number): void => {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    admits(req) {
      const thisMinute = Math.floor(clock.now().getTime() / minuteMs);
      if (thisMinute !== minute) handshakes.clear();
      minute = thisMinute;
      const visitor = normalizeIP(addressOf(req));
      add(handshakes, visitor, 1);
      return (
        (handshakes.get(visitor) ?? 0) <= limits.handshakesPerMinuteMax && (open.get(visitor) ?? 0) < limits.openMax
      );
    },
    watch(engine) {
      engine.on('connection', (socket: { request: IncomingMessage; once(name: 'close', done: () => void): void }) => {
        const visitor = normalizeIP(addressOf(socket.request));
        add(open, visitor, 1);
        socket.once('close', () => add(open, visitor, -1));
      });
    },
  };
}
