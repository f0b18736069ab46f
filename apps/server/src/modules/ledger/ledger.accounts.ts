/** What a player's money is for. `cash` is free, `bonus` is bound to a promotion, `held` waits for a withdrawal. */
const playerPurposes = ['cash', 'bonus', 'held'] as const;

/** What the house keeps an account for; docs/ledger.md says what each one means. */
const housePurposes = [
  'payment_clearing',
  'payment_fee',
  'player_funds',
  'house_funds',
  'game',
  'vendor_wallet',
  'jackpot',
  'promotion',
  'agent_payable',
  'adjustment',
  'debt',
] as const;

/** A purpose of a player's account. */
export type PlayerPurpose = (typeof playerPurposes)[number];
/** A purpose of a house account. */
export type HousePurpose = (typeof housePurposes)[number];

/** Names a player's account; `ownerId` is the member's id. */
export interface PlayerAccountName {
  ownerKind: 'player';
  ownerId: string;
  currency: string;
  purpose: PlayerPurpose;
}

/** Names a house account; `ownerId` is who the money is with, as `<site>/<vendor>`. */
export interface HouseAccountName {
  ownerKind: 'house';
  ownerId: string;
  currency: string;
  purpose: HousePurpose;
}

/** Names an account. */
export type AccountName = PlayerAccountName | HouseAccountName;

/** An account that exists. */
export type Account = AccountName & { id: bigint };

/** The name of a player's account. */
export function playerAccount(memberId: string, currency: string, purpose: PlayerPurpose): PlayerAccountName {
  return { ownerKind: 'player', ownerId: memberId, currency, purpose };
}

/** The name of a house account. */
export function houseAccount(ownerId: string, currency: string, purpose: HousePurpose): HouseAccountName {
  return { ownerKind: 'house', ownerId, currency, purpose };
}
