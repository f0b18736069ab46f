/** Every way in which the sportsbook says no to what a player or an operator asked for. Stable: other rooms translate them. */
export type RefusalCode =
  | 'sports.market_unknown'
  | 'sports.pick_unknown'
  | 'sports.line_missing'
  | 'sports.line_malformed'
  | 'sports.map_missing'
  | 'sports.odds_malformed'
  | 'sports.odds_out_of_range'
  | 'sports.stake_not_positive'
  | 'sports.leg_count'
  | 'sports.leg_limit'
  | 'sports.related_legs'
  | 'sports.system_unknown'
  | 'sports.system_sizes'
  | 'sports.combination_limit'
  | 'sports.result_missing'
  | 'sports.result_of_other_sport'
  | 'sports.market_suspended'
  | 'sports.odds_changed'
  | 'sports.correction_too_late'
  | 'sports.cash_out_settled'
  | 'sports.cash_out_suspended'
  | 'sports.cash_out_worthless'
  | 'sports.cash_out_expired'
  | 'sports.cash_out_fraction'
  | 'sports.probability_malformed'
  | 'sports.model_parameters';

/** A refusal is data, never an exception. */
export type Refusal = {
  readonly ok: false;
  readonly code: RefusalCode;
  /** Index of the leg that is at fault, when it is one leg. */
  readonly leg?: number;
};

/** Something that can be refused. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export function accept<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, leg?: number): Refusal {
  return leg === undefined ? { ok: false, code } : { ok: false, code, leg };
}
