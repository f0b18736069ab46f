import { formatAmount } from '@quetzal/domain/money';
import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { GameWallets } from './game-wallet.service.ts';
import { type FaultSwitch, type TransferFault, transferFaults, underFault } from './transfer-fault.ts';

const Player = Type.String({ minLength: 1, maxLength: 64 });
const Currency = Type.String({ pattern: '^[A-Z]{3,5}$' });
const Order = Type.Object(
  {
    transferId: Type.String({ format: 'uuid' }),
    playerRef: Player,
    currency: Currency,
    direction: Type.Union([Type.Literal('in'), Type.Literal('out')]),
    amount: Type.String({ maxLength: 26 }),
  },
  { additionalProperties: false },
);
const WalletQuery = Type.Object({ playerRef: Player, currency: Currency });
const Fault = Type.Object({ fault: Type.Union(transferFaults.map((fault) => Type.Literal(fault))) });

const path = '/v1/game-wallets';
/** Longer than any merchant waits. */
const slowMs = 4_000;

/** A game vendor with wallets of its own, as a merchant calls it. Signatures are checked for everything below `/v1`. */
export function addGameWalletRoutes(
  app: App,
  deps: { wallets: GameWallets; faults: FaultSwitch; slowMs?: number },
): void {
  const { wallets, faults } = deps;
  const waitMs = deps.slowMs ?? slowMs;

  app.get(`${path}/balance`, { schema: { querystring: WalletQuery } }, async (req, reply) => {
    const { playerRef, currency } = req.query;
    const answer = await underFault(faults.current(), waitMs, () => wallets.balanceOf({ playerRef, currency }));
    if (answer === undefined) return reply.status(503).send({ error: 'unavailable' });
    return { playerRef, currency, balance: formatAmount({ currency, amount: answer }) };
  });

  app.post(`${path}/transfers`, { schema: { body: Order } }, async (req, reply) => {
    const end = await underFault(faults.current(), waitMs, () => wallets.move(req.body));
    return end === undefined ? reply.status(503).send({ error: 'unavailable' }) : { ...req.body, ...end };
  });

  app.post(`${path}/transfers/close`, { schema: { body: Order } }, async (req, reply) => {
    const end = await underFault(faults.current(), waitMs, () => wallets.close(req.body));
    return end === undefined ? reply.status(503).send({ error: 'unavailable' }) : { ...req.body, ...end };
  });

  app.put(`${path}/fault`, { schema: { body: Fault } }, async (req) => {
    faults.set(req.body.fault as TransferFault);
    return { fault: faults.current() };
  });
}
