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
    'bet',
    'win',
    'rollback',
    'rebate',
    'adjustment',
    'vendor_transfer',
    'upline_transfer',
    'bonus_release',
  ],
  bonus: ['bonus_grant', 'bet', 'win', 'rollback', 'bonus_release', 'bonus_forfeit', 'bonus_expire'],
} as const;

/** The accounts that have a record of their own. */
export const accounts = ['cash', 'bonus'] as const;

/** Names a kind of movement; one that has no name yet is simply a movement. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('records');
  return (type) => t(`type.${known.find((one) => one === type) ?? 'other'}`);
}

/** Names a movement: its kind, and the game if it belongs to one. */
export function useMovementName(): (row: Pick<Transaction, 'type' | 'gameName'>) => string {
  const typeName = useTypeName();
  return ({ type, gameName }) => (gameName === null ? typeName(type) : `${typeName(type)} · ${gameName}`);
}
