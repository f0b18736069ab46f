/** Why a selection, an order, a draw or a plan is not accepted. Stable: shown by translation, kept in records. */
export type RefusalCode =
  | 'lottery.unknown_play'
  | 'lottery.wrong_shape'
  | 'lottery.part_missing'
  | 'lottery.wrong_type'
  | 'lottery.empty'
  | 'lottery.row_missing'
  | 'lottery.row_surplus'
  | 'lottery.row_empty'
  | 'lottery.out_of_range'
  | 'lottery.duplicate'
  | 'lottery.overlap'
  | 'lottery.unknown_option'
  | 'lottery.bad_character'
  | 'lottery.wrong_length'
  | 'lottery.repeated_number'
  | 'lottery.all_equal'
  | 'lottery.too_few'
  | 'lottery.too_many'
  | 'lottery.no_bets';

/** Where in a selection the fault is: a 0-based row or entry, or a named part such as `dan`. */
export type Place = { readonly row?: number; readonly entry?: number; readonly part?: string };

/** Something of a player's that is not accepted. */
export type Refusal<Code extends string = RefusalCode> = { readonly ok: false; readonly code: Code } & Place;

/** A value, or why there is none. */
export type Result<Value, Code extends string = RefusalCode> =
  | { readonly ok: true; readonly value: Value }
  | Refusal<Code>;

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string = RefusalCode>(code: Code, place?: Place): Refusal<Code> {
  return { ok: false, code, ...place };
}
