import type { Db } from '../server/database/database.ts';

/** What is wrong in the books of wallets that vendors keep; nothing when every wallet adds up from what came and went. */
export async function addUp(db: Db): Promise<string[]> {
  const faults: string[] = [];
  const running = new Map<string, bigint>();
  const nameOf = (row: { vendor_code: string; player_ref: string; currency: string }) =>
    `${row.vendor_code}/${row.player_ref}/${row.currency}`;
  for (const row of await db.selectFrom('own_movement').selectAll().orderBy('id').execute()) {
    const name = nameOf(row);
    const change = row.kind === 'transfer_in' || row.kind === 'win' ? BigInt(row.amount) : -BigInt(row.amount);
    const after = (running.get(name) ?? 0n) + change;
    if (after !== BigInt(row.balance_after)) faults.push(`${name}: ${row.balance_after} after movement ${row.id}`);
    running.set(name, after);
  }
  for (const row of await db.selectFrom('own_wallet').selectAll().execute())
    if ((running.get(nameOf(row)) ?? 0n) !== BigInt(row.balance)) faults.push(`${nameOf(row)} has ${row.balance}`);

  const moved = await db.selectFrom('own_movement').selectAll().execute();
  const booked = new Map(moved.map((row) => [`${row.kind}/${row.transfer_id ?? row.round_id}`, BigInt(row.amount)]));
  const owed = new Map<string, bigint>();
  for (const { id, direction, amount } of await db
    .selectFrom('own_transfer')
    .selectAll()
    .where('state', '=', 'done')
    .execute())
    owed.set(`transfer_${direction}/${id}`, BigInt(amount));
  const rounds = db.selectFrom('round').selectAll().where('wallet', '=', 'own').where('state', '=', 'settled');
  for (const { id, stake, win } of await rounds.execute()) {
    owed.set(`stake/${id}`, BigInt(stake));
    if (BigInt(win ?? 0) > 0n) owed.set(`win/${id}`, BigInt(win ?? 0));
  }
  for (const [name, amount] of owed) if (booked.get(name) !== amount) faults.push(`${name} is not booked`);
  if (booked.size !== owed.size) faults.push(`${booked.size} movements for ${owed.size} reasons`);
  return faults;
}
