import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';

const { url, ownerUrl } = useTestDatabase();

async function run(connection: string, ...statements: string[]): Promise<string> {
  const client = new pg.Client({ connectionString: connection });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as pg.DatabaseError).code ?? 'unknown';
  } finally {
    await client.end();
  }
}

const kept = [
  'adjustment',
  'bet_day',
  'bet_detail',
  'bet_funding',
  'bet_record',
  'bonus_credit',
  'bonus_policy',
  'deposit',
  'deposit_guard',
  'dispute_resolution',
  'exclusion_check',
  'free_round_grant',
  'funds_transfer',
  'limit_review',
  'member_debt',
  'operator',
  'operator_action',
  'operator_session',
  'payment_event',
  'payment_method',
  'payout',
  'payout_account',
  'payout_event',
  'payout_holder',
  'payout_method',
  'play_break',
  'reality_check',
  'upline_transfer',
  'upline_transfer_policy',
  'vendor_refusal',
  'vendor_request',
  'vendor_round',
  'vendor_transaction',
  'vendor_transfer',
  'withdrawal',
  'withdrawal_policy',
];

const changes = [
  'update adjustment set amount = amount',
  'update adjustment set proposed_by = proposed_by',
  'update bet_funding set amount = amount',
  'update bonus_credit set amount = amount',
  'update bonus_credit set wager_required = 0',
  'update deposit set member_id = member_id',
  'update deposit set currency = currency',
  'update dispute_resolution set how = how',
  'update free_round_grant set win_max = null',
  'update funds_transfer set amount = amount',
  'update funds_transfer set bank_reference = bank_reference',
  'update funds_transfer set to_account = to_account',
  'update member_debt set amount = amount',
  'update payment_event set payload = payload',
  'update payout set withdrawal_id = withdrawal_id',
  'update payout_event set payload = payload',
  'update vendor_request set response = response',
  'update vendor_transaction set amount = amount',
  'update vendor_transfer set amount = amount',
  'update withdrawal set amount = amount',
  'update withdrawal set payout_account_id = payout_account_id',
];

const someone = `'${randomUUID()}'`;

/** Rows of payments that stand at an end; whom they are about does not matter here. */
const decided = [
  `insert into adjustment (id, site_id, member_id, request_id, currency, amount, reason, state, proposed_by, proposed_at,
      expires_at, decided_by, decided_at)
    values (gen_random_uuid(), ${someone}, ${someone}, ${someone}, 'MXN', 5, 'r', 'rejected', gen_random_uuid(), now(), now(),
      ${someone}, now())`,
  `insert into dispute_resolution (id, site_id, withdrawal_id, how, reason, state, proposed_by, proposed_at, expires_at)
    values (gen_random_uuid(), ${someone}, ${someone}, 'return', 'r', 'lapsed', ${someone}, now(), now())`,
  `insert into funds_transfer (id, site_id, request_id, from_account, to_account, currency, amount, bank_reference, reason,
      state, proposed_by, proposed_at, expires_at, decided_by, decided_at, from_before, to_before)
    values (gen_random_uuid(), ${someone}, ${someone}, 'player_funds', 'house_funds', 'MXN', 5, 'B', 'r', 'approved',
      gen_random_uuid(), now(), now(), ${someone}, now(), 9, 0)`,
  `insert into deposit (id, site_id, member_id, request_id, method_code, provider, currency, amount, fee, received, state,
      reference, next_poll_at, created_at, expires_at, settled_at)
    values (gen_random_uuid(), ${someone}, ${someone}, ${someone}, 'spei', 'sandbox', 'MXN', 10, 1, 9, 'succeeded', 'D', now(),
      now(), now(), now())`,
  `insert into withdrawal (id, site_id, member_id, request_id, payout_account_id, method_code, provider, currency, amount, fee,
      reference, state, next_poll_at, created_at)
    values (gen_random_uuid(), ${someone}, ${someone}, ${someone}, ${someone}, 'spei', 'sandbox', 'MXN', 10, 1, 'W', 'failed',
      now(), now())`,
];

const turns = [
  "update adjustment set state = 'approved', balance_before = 0, balance_after = 5",
  'update adjustment set decided_at = now()',
  "update dispute_resolution set state = 'proposed'",
  "update funds_transfer set state = 'rejected', from_before = null, to_before = null",
  'update funds_transfer set from_before = 10',
  "update deposit set state = 'pending', settled_at = null",
  'update deposit set amount = 20, received = 19',
  "update withdrawal set state = 'approved'",
];

describe('what the database refuses of money outside the ledger', () => {
  test.each(kept)('the server may not remove a row of %s', async (table) => {
    expect(await run(url, `delete from ${table}`)).toBe('42501');
    expect(await run(url, `truncate ${table} cascade`)).toBe('42501');
  });

  test.each(changes)('the server may not: %s', async (statement) => {
    expect(await run(url, statement)).toBe('42501');
  });
});

describe('what was decided stays decided', () => {
  beforeAll(async () => {
    const made = await run(ownerUrl, 'set session_replication_role = replica', ...decided);
    if (made !== 'done') throw new Error(made);
  });

  test.each(turns)('neither the server nor the owner may: %s', async (statement) => {
    expect([await run(url, statement), await run(ownerUrl, statement)]).toEqual(['23001', '23001']);
  });

  test('what is noted of it afterwards is noted', async () => {
    const notes = [
      "update deposit set review_reason = 'late', flagged_at = now(), polls = polls + 1",
      "update withdrawal set attention = 'other_amount', polls = polls + 1",
    ];
    expect(await run(url, ...notes)).toBe('done');
  });
});
