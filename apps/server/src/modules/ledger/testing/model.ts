/** The ledger of one player in a few lines: what the real one must agree with. */
export interface Model {
  cash: bigint;
  held: bigint;
  /** What became of a key, and with which content. */
  keys: Map<string, string>;
  /** Amounts of holds by name, and which are closed. */
  holds: Map<string, bigint>;
  closed: Set<string>;
}

/** One thing that a caller may ask. `amount` counts for bets, wins and holds, and for a part of a hold. */
export interface Step {
  kind: 'bet' | 'win' | 'hold' | 'post' | 'void' | 'expire';
  name: string;
  amount: bigint;
}

/** A player with this much cash. */
export function modelOf(cash: bigint): Model {
  return { cash, held: 0n, keys: new Map(), holds: new Map(), closed: new Set() };
}

/** Does a step to the model and answers what the ledger should. */
export function applyStep(model: Model, { kind, name, amount }: Step): string {
  const key = `${kind}/${name}`;
  const hold = model.holds.get(name);
  if (['post', 'void', 'expire'].includes(kind) && hold === undefined) return 'unknown';
  const part = kind === 'post' ? (amount < (hold ?? 0n) ? amount : (hold ?? 0n)) : 0n;
  const content = kind === 'post' ? String(part) : ['void', 'expire'].includes(kind) ? '' : String(amount);
  const known = model.keys.get(key);
  if (known !== undefined) return known === content ? 'exists' : 'conflict';
  if (kind === 'win') model.cash += amount;
  else if (kind === 'bet' || kind === 'hold') {
    if (model.cash < amount) return 'insufficient';
    model.cash -= amount;
    if (kind === 'hold') {
      model.held += amount;
      model.holds.set(name, amount);
    }
  } else {
    if (model.closed.has(name)) return 'already_closed';
    model.closed.add(name);
    model.held -= hold ?? 0n;
    model.cash += (hold ?? 0n) - part;
  }
  model.keys.set(key, content);
  return 'posted';
}
