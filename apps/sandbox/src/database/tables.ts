import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date, Date>;

/** Ways to pay that the sandbox can pretend. */
export type PaymentMethod = 'spei' | 'card' | 'cash' | 'usdt';
/** Where a payment stands; only `pending` can change. */
export type PaymentState = 'pending' | 'succeeded' | 'failed' | 'expired';

/** The tables of `migrations/`. */
export interface Tables {
  payment: {
    id: string;
    merchant_reference: string;
    method: PaymentMethod;
    amount: bigint;
    currency: string;
    reference: string;
    return_url: string;
    state: Generated<PaymentState>;
    created_at: Stamp;
    expires_at: Stamp;
    settled_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  delivery: {
    id: string;
    event_id: string;
    payment_id: string;
    body: string;
    attempts: Generated<number>;
    next_attempt_at: Stamp;
    state: Generated<'waiting' | 'delivered' | 'given_up'>;
    last_answer: string | null;
    created_at: Stamp;
  };
}
