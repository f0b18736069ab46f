import { useTranslation } from '@quetzal/i18n/react';

const names = {
  0: 'member',
  1: 'agent',
  2: 'general_agent',
  4: 'trial',
  41: 'affiliate',
  42: 'sub_affiliate',
} as const;

/** The name of a member type: 0 member, 1 agent, 2 general agent, 4 trial, 41 affiliate, 42 sub-affiliate. */
export function useTypeName(): (type: number) => string {
  const { t } = useTranslation('agent-shell');
  return (type) => t(`type.${names[type as keyof typeof names] ?? 'member'}`);
}
