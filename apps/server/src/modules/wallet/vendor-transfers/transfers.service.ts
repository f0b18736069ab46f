import { parseAmount } from '@quetzal/domain/money';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Ledger } from '#modules/ledger';
import type { Limits } from '#modules/limits';
import { transferErrors } from './transfer.errors.ts';
import { closeTransfersJob } from './transfer.jobs.ts';
import { enter, pursue } from './end-transfer.ts';
import {
  type TransferDirection,
  type TransferVendor,
  type VendorTransfer,
  VendorUnheard,
  type VendorWallets,
} from './transfer.model.ts';
import * as store from './transfers.store.ts';

/** What a site has: its currency, and whose games. */
export interface TransferSites {
  byId(siteId: string): Promise<{
    currency: string;
    settings: { catalogue: { vendors: 'all' | readonly string[] } };
  }>;
}

/** What the room is made of. */
export interface TransferDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  ledger: Ledger;
  sites: TransferSites;
  /** Refuses a member who is kept from playing, or whose limits nothing could hold there; money out is for everybody. */
  limits: Pick<Limits, 'assertMayTransferIn'>;
  walletsOf(vendor: TransferVendor): VendorWallets;
  publishBalance(memberId: string): void;
  onError: (error: unknown) => void;
}

/** A member's wish to move money. */
export interface TransferWish {
  vendorCode: string;
  direction: TransferDirection;
  /** Decimal string as it came. */
  amount: string;
  requestId: string;
}

/** A member as the session says. */
export interface TransferMember {
  siteId: string;
  memberId: string;
  isTrial: boolean;
}

/** What a member holds with a vendor; `balance` is null when the vendor did not say in time. */
export interface VendorHolding {
  vendor: TransferVendor;
  isOpen: boolean;
  balance: bigint | null;
  pending: VendorTransfer[];
}

/** What vendors have of a member's money, for who only has to know whether there is any. */
export type VendorRemainder = 'none' | 'some' | 'unknown';

/** Wallets that vendors keep themselves: money goes there and comes back, never lost and never twice. */
export interface VendorTransfers {
  /** Moves money, or answers a transfer that is still `pending` when nobody can say yet what became of it. */
  transfer(member: TransferMember, wish: TransferWish): Promise<VendorTransfer>;
  /**
   * What a member holds with each vendor that the site offers, or that they have moved money to before; asked for all at
   * once and not for long.
   */
  holdingsOf(member: Omit<TransferMember, 'isTrial'>): Promise<VendorHolding[]>;
  /** Whether vendors have money of a member; `unknown` when one that the member has used did not say. */
  remainderOf(member: Omit<TransferMember, 'isTrial'>): Promise<VendorRemainder>;
  /** Asks the vendor to say for ever what became of a transfer, and books it. */
  resolve(transfer: VendorTransfer): Promise<void>;
  jobs: Job[];
}

/** Wires the transfers. */
export function createVendorTransfers(deps: TransferDeps): VendorTransfers {
  const { db, clock } = deps;

  async function vendorOf(code: string): Promise<TransferVendor & { isOpen: boolean }> {
    const vendor = (await store.selectTransferVendors(db)).find((one) => one.code === code);
    if (vendor === undefined) throw transferErrors.vendorUnknown();
    return vendor;
  }

  /** Whether a site has the games of a vendor: if not, money only comes back from there. */
  async function shelfOf(siteId: string): Promise<{ currency: string; offers: (vendorCode: string) => boolean }> {
    const { currency, settings } = await deps.sites.byId(siteId);
    const { vendors } = settings.catalogue;
    return { currency, offers: (vendorCode) => vendors === 'all' || vendors.includes(vendorCode) };
  }

  async function resolve(transfer: VendorTransfer): Promise<void> {
    const vendor = await vendorOf(transfer.vendorCode);
    await pursue(deps, transfer, () => deps.walletsOf(vendor).close(transfer));
  }

  const holdingsOf: VendorTransfers['holdingsOf'] = async ({ siteId, memberId }) => {
    const { currency, offers } = await shelfOf(siteId);
    const used = await store.selectUsedVendors(db, memberId);
    const vendors = (await store.selectTransferVendors(db))
      .map((vendor) => ({ ...vendor, isOpen: vendor.isOpen && offers(vendor.code) }))
      .filter(({ code }) => offers(code) || used.has(code));
    if (vendors.length === 0) return [];
    const pending = await store.selectPending(db, memberId);
    return Promise.all(
      vendors.map(async ({ isOpen, ...vendor }) => {
        const balance = await deps
          .walletsOf(vendor)
          .balanceOf({ memberId, currency })
          .catch((error: unknown) => {
            if (!(error instanceof VendorUnheard)) deps.onError(error);
            return null;
          });
        return { vendor, isOpen, balance, pending: pending.filter(({ vendorCode }) => vendorCode === vendor.code) };
      }),
    );
  };

  return {
    resolve,
    holdingsOf,
    async remainderOf(member) {
      const used = await store.selectUsedVendors(db, member.memberId);
      if (used.size === 0) return 'none';
      const holdings = (await holdingsOf(member)).filter(({ vendor }) => used.has(vendor.code));
      if (holdings.some(({ balance, pending }) => pending.length > 0 || (balance ?? 0n) > 0n)) return 'some';
      return holdings.some(({ balance }) => balance === null) ? 'unknown' : 'none';
    },
    async transfer({ siteId, memberId, isTrial }, { vendorCode, direction, requestId, amount }) {
      if (isTrial) throw transferErrors.trialAccount();
      const { currency, offers } = await shelfOf(siteId);
      const parsed = parseAmount(amount, currency);
      if (!parsed.ok || parsed.value.amount <= 0n) throw transferErrors.amountMalformed();
      const vendor = await vendorOf(vendorCode);
      if (direction === 'in') {
        if (!vendor.isOpen || !offers(vendorCode)) throw transferErrors.vendorUnknown();
        await deps.limits.assertMayTransferIn(db, memberId);
      }
      const { transfer, isNew } = await enter(deps, {
        id: deps.newId(),
        siteId,
        memberId,
        vendorCode,
        requestId,
        direction,
        amount: parsed.value,
        state: 'pending',
        reason: null,
        polls: 0,
        createdAt: clock.now(),
        endedAt: null,
      });
      return isNew ? pursue(deps, transfer, () => deps.walletsOf(vendor).move(transfer)) : transfer;
    },
    jobs: [closeTransfersJob({ db, clock, resolve, onError: deps.onError })],
  };
}
