import { parseAmount } from '@quetzal/domain/money';
import { verifyRequest } from '@quetzal/vendor-kit/signature';
import type { FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { StudioDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { StudioServer } from '../http/server.ts';
import { toDecimal } from '../stakes.ts';
import { ownBalance } from './own-wallet.store.ts';
import { closeTransfer, moveMoney, type TransferEnd, type TransferOrder } from './own-wallets.ts';

const PATH = '/v1/game-wallets';

const player = {
  playerRef: Type.String({ minLength: 1, maxLength: 64 }),
  currency: Type.String({ pattern: '^[A-Z]{3,5}$' }),
};
const Wallet = Type.Object(player, { additionalProperties: false });
const Order = Type.Object(
  {
    ...player,
    transferId: Type.String({ pattern: '^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$' }),
    direction: Type.Union([Type.Literal('in'), Type.Literal('out')]),
    amount: Type.String({ maxLength: 26 }),
  },
  { additionalProperties: false },
);

/** The wallets of vendors that keep them themselves, as an operator calls them: signed, each vendor by its own secret. */
export async function registerOwnWalletRoutes(app: StudioServer, deps: StudioDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they came, so they stay bytes until it is checked.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_req, body, done) => {
      done(null, body);
    });

    scope.get(`${PATH}/balance`, async (req) => {
      const vendorCode = vendorOf(deps, req);
      const { playerRef, currency } = read(Wallet, req.query);
      if (!parseAmount('0', currency).ok) throw new Refusal(400, 'currency_unknown');
      const balance = await ownBalance(deps.db, { vendorCode, playerRef, currency });
      return { playerRef, currency, balance: toDecimal(balance, currency) };
    });

    const orders = (run: (deps: StudioDeps, order: TransferOrder) => Promise<TransferEnd>) => {
      return async (req: FastifyRequest) => {
        const vendorCode = vendorOf(deps, req);
        const order = read(Order, parsed(req.body));
        return { ...order, ...(await run(deps, { ...order, vendorCode })) };
      };
    };
    scope.post(`${PATH}/transfers`, orders(moveMoney));
    scope.post(`${PATH}/transfers/close`, orders(closeTransfer));
  });
}

/** The vendor whose secret the call is signed with: vendors share the address, and no two of them share a secret. */
function vendorOf(deps: StudioDeps, req: FastifyRequest): string {
  const header = (name: string): string | undefined => {
    const value = req.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const body = Buffer.isBuffer(req.body) ? req.body : '';
  const signed = { timestamp: header('x-timestamp'), signature: header('x-signature') };
  const message = { method: req.method, path: req.url, body, ...signed };
  const found = Object.entries(deps.transferSecrets).find(
    ([, secret]) => verifyRequest(secret, message, deps.now()) === 'OK',
  );
  if (found === undefined) throw new Refusal(401, 'signature_invalid');
  return found[0];
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new Refusal(400, 'request_invalid');
  }
}

function read<S extends TSchema>(form: S, value: unknown): Static<S> {
  if (Value.Check(form, value)) return value;
  throw new Refusal(400, 'request_invalid');
}
