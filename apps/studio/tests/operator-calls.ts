import { randomUUID } from 'node:crypto';
import { signMessage } from '@quetzal/vendor-kit/signature';

/** A movement as an operator asks for it. */
export type Order = {
  readonly transferId: string;
  readonly playerRef: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
};

/** A wish to move 10.00 pesos in. */
export const orderFor = (playerRef: string, more: Partial<Order> = {}): Order => ({
  transferId: randomUUID(),
  playerRef,
  currency: 'MXN',
  direction: 'in',
  amount: '10.00',
  ...more,
});

/** A call about wallets that a vendor keeps, signed as an operator signs it. */
export function signedCall(secret: string, method: 'GET' | 'POST', path: string, content?: object, at = new Date()) {
  const body = content === undefined ? '' : JSON.stringify(content);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = signMessage(secret, { method, path, timestamp, body });
  return {
    method,
    path,
    body,
    headers: {
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
  };
}
