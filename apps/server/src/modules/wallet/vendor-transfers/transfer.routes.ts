import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { SiteFacts } from '../wallet.deposits.ts';
import {
  type TransferDirection,
  transferDirections,
  type TransferState,
  transferStates,
  type VendorTransfer,
} from './transfer.model.ts';
import type { VendorHolding, VendorTransfers } from './transfers.service.ts';

/** What the routes need. */
export interface TransferRoutesDeps {
  transfers: VendorTransfers;
  sites: SiteFacts;
}

const Vassalage = Type.String({ pattern: '^[A-Z0-9]{2,12}$', description: "The vendor's code" });

const TransferView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  vassalage: Vassalage,
  direction: Type.Unsafe<TransferDirection>(Type.String({ enum: [...transferDirections] })),
  amount: Amount,
  currency: Type.String(),
  state: Type.Unsafe<TransferState>(
    Type.String({ enum: [...transferStates], description: 'pending: nobody can say yet; it will end by itself' }),
  ),
  createdAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
});

const WalletView = Type.Object({
  vassalage: Vassalage,
  name: Type.String(),
  isOpen: Type.Boolean({ description: 'Whether money can go in; it can always come back' }),
  balance: Type.Union([Amount, Type.Null()], { description: 'Null: the vendor did not say in time' }),
  pending: Type.Array(TransferView),
});

const WalletsView = Type.Object({
  isSingle: Type.Boolean({ description: 'True when no vendor that the member can play with keeps wallets of its own' }),
  currency: Type.String(),
  wallets: Type.Array(WalletView),
});

/** A transfer on the wire. */
function transferView(transfer: VendorTransfer): Static<typeof TransferView> {
  const { id, vendorCode, direction, amount, state, createdAt, endedAt } = transfer;
  return {
    id,
    vassalage: vendorCode,
    direction,
    amount: formatAmount(amount),
    currency: amount.currency,
    state,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function walletView({ vendor, isOpen, balance, pending }: VendorHolding, currency: string): Static<typeof WalletView> {
  return {
    vassalage: vendor.code,
    name: vendor.name,
    isOpen,
    balance: balance === null ? null : formatAmount({ currency, amount: balance }),
    pending: pending.map(transferView),
  };
}

/** Adds the calls about wallets that vendors keep. */
export function addTransferRoutes(api: Api, { transfers, sites }: TransferRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCS_merchantWallet',
    operationId: 'getVendorWallets',
    polled: true,
    isOpenToTrial: true,
    tag: 'wallet',
    summary: 'What the member holds with each vendor that keeps wallets of its own',
    moduleIds: ['COMM3'],
    access: 'member',
    value: WalletsView,
    async handle({ caller }) {
      const { currency } = await sites.byId(caller.siteId);
      const wallets = await transfers.holdingsOf(caller);
      return {
        isSingle: wallets.length === 0,
        currency,
        wallets: wallets.map((holding) => walletView(holding, currency)),
      };
    },
  });
  addOperation(api, {
    method: 'POST',
    url: '/wps/relay/GCS_walletTransfer',
    operationId: 'transferToVendor',
    fresh: true,
    tag: 'wallet',
    summary: "Moves money between the member's cash and their wallet at a vendor",
    moduleIds: ['FUNDTRANS3'],
    access: 'member',
    callsPerMinuteMax: 60,
    body: Body({
      vassalage: Vassalage,
      direction: Type.Unsafe<TransferDirection>(Type.String({ enum: [...transferDirections] })),
      amount: Amount,
      requestId: Type.String({ format: 'uuid' }),
    }),
    value: TransferView,
    refusals: [404, 409, 422, 429],
    async handle({ caller, body: { vassalage: vendorCode, ...wish } }) {
      return transferView(await transfers.transfer(caller, { ...wish, vendorCode }));
    },
  });
}
