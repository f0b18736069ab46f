import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date, Date>;

/** Ways to pay that the sandbox can pretend. */
export type PaymentMethod = 'spei' | 'card' | 'cash' | 'usdt' | 'wallet';
/** Where a payment stands; only `pending` can change. */
export type PaymentState = 'pending' | 'succeeded' | 'failed' | 'expired';
/** Why a payment came to nothing. */
export type PaymentFailure = 'declined' | 'insufficient_funds' | 'cancelled';

/** How faithfully an event is delivered. All but `prompt` are the ways in which real providers fall short. */
export type Behaviour = 'prompt' | 'late' | 'twice' | 'out_of_order' | 'never';

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
    behaviour: Generated<Behaviour>;
    paid_amount: Generated<bigint | null>;
    created_at: Stamp;
    expires_at: Stamp;
    settled_at: ColumnType<Date | null, Date | undefined, Date>;
    failure: Generated<PaymentFailure | null>;
    pay_amount: bigint | null;
    sent_at: ColumnType<Date | null, Date | undefined, Date>;
    confirmations: Generated<number | null>;
    phone: string | null;
    requests: Generated<number>;
    confirm_at: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  payout: {
    id: string;
    merchant_reference: string;
    kind: 'bank' | 'e_wallet' | 'crypto';
    number: string;
    holder_name: string;
    amount: bigint;
    currency: string;
    reference: string;
    state: Generated<'pending' | 'paid' | 'failed'>;
    created_at: Stamp;
    due_at: Stamp;
    ended_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  delivery: {
    id: string;
    event_id: string;
    /** Of these two exactly one. */
    payment_id: string | null;
    payout_id: string | null;
    body: string;
    attempts: Generated<number>;
    next_attempt_at: Stamp;
    state: Generated<'waiting' | 'delivered' | 'given_up'>;
    last_answer: string | null;
    created_at: Stamp;
  };
  game_wallet: {
    player_ref: string;
    currency: string;
    balance: bigint;
  };
  game_transfer: {
    id: string;
    player_ref: string;
    currency: string;
    direction: 'in' | 'out';
    amount: bigint;
    state: 'done' | 'refused';
    created_at: Stamp;
  };
}
