import { useTranslation } from '@quetzal/i18n/react';
import type { Transaction } from './records.wire.ts';

const known = [
  'deposit',
  'withdrawal',
  'hold_void',
  'withdrawal_return',
  'bet',
  'win',
  'rollback',
  'win_rollback',
  'debt_payment',
  'credit',
  'rebate',
  'adjustment',
  'vendor_transfer',
  'upline_transfer',
  'bonus_grant',
  'bonus_release',
  'bonus_forfeit',
  'bonus_expire',
] as const;

/** The kinds that the record of an account can be narrowed to. */
export const filterTypes = {
  cash: [
    'deposit',
    'withdrawal',
    'hold_void',
    'withdrawal_return',
    'bet',
    'win',
    'credit',
    'rollback',
    'win_rollback',
    'debt_payment',
    'rebate',
    'adjustment',
    'vendor_transfer',
    'upline_transfer',
    'bonus_release',
  ],
  bonus: ['bonus_grant', 'bet', 'win', 'rollback', 'win_rollback', 'bonus_release', 'bonus_forfeit', 'bonus_expire'],
} as const;

/** The accounts that have a record of their own. */
export const accounts = ['cash', 'bonus'] as const;

/** Names a kind of movement; one that has no name yet is simply a movement. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('records');
  return (type) => t(`type.${known.find((one) => one === type) ?? 'other'}`);
}

const prizeNames = { promo: 'type.promo', free_rounds: 'type.free_rounds', jackpot: 'detail.jackpot' } as const;

/** Names a movement: its kind, that of a prize by what it was paid for, and the game if it belongs to one. */
export function useMovementName(): (row: Pick<Transaction, 'type' | 'prize' | 'gameName'>) => string {
  const { t } = useTranslation('records');
  const typeName = useTypeName();
  return ({ type, prize, gameName }) => {
    const name = prize === null ? typeName(type) : t(prizeNames[prize]);
    return gameName === null ? name : `${name} · ${gameName}`;
  };
}
