import type { Permission } from './permissions.ts';

const reads = [
  'audit.read',
  'chat.read',
  'members.read',
  'money.read',
  'operators.read',
  'reconciliation.read',
  'rounds.read',
] as const;

/**
 * Rights are given by role, and each role has the least that its work needs. `separatedDuties` names what no single role
 * may hold together.
 */
export const operatorRoles = {
  support: [
    'members.read',
    'chat.moderate',
    'chat.read',
    'factors.propose',
    'limits.member',
    'messages.read',
    'messages.send',
    'rounds.read',
  ],
  payments: ['money.read', 'members.read', 'deposits.decide', 'withdrawals.decide', 'disputes.propose', 'money.adjust'],
  treasury: [
    'money.read',
    'money.approve',
    'bonuses.decide',
    'disputes.decide',
    'reconciliation.read',
    'reconciliation.work',
  ],
  risk: [
    'chat.read',
    'money.read',
    'members.read',
    'factors.decide',
    'limits.member',
    'limits.site',
    'rounds.read',
    'rounds.refund',
  ],
  marketing: ['announcements.publish', 'messages.send', 'bonuses.propose', 'free_rounds.grant', 'rounds.read'],
  'site-admin': ['site.settings', 'site.status', 'vendors.pause', 'announcements.publish', 'integrity.seal'],
  'staff-admin': ['operators.manage', 'operators.read', 'audit.read'],
  auditor: reads,
} as const satisfies Record<string, readonly Permission[]>;

export type OperatorRole = keyof typeof operatorRoles;

/** Pairs of rights that no role holds together: who asks never decides, and who gives out rights moves no money. */
export const separatedDuties: readonly (readonly [Permission, Permission])[] = [
  ['money.adjust', 'money.approve'],
  ['disputes.propose', 'disputes.decide'],
  ['bonuses.propose', 'bonuses.decide'],
  ['free_rounds.grant', 'bonuses.decide'],
  ['factors.propose', 'factors.decide'],
  ['operators.manage', 'factors.decide'],
  ['operators.manage', 'money.adjust'],
  ['operators.manage', 'money.approve'],
  ['operators.manage', 'withdrawals.decide'],
  ['operators.manage', 'deposits.decide'],
  ['reconciliation.work', 'withdrawals.decide'],
  ['audit.read', 'integrity.seal'],
];

const roleNames = Object.keys(operatorRoles) as OperatorRole[];

/** Every role there is. */
export const everyRole: readonly OperatorRole[] = roleNames;

/** What somebody with these roles may do. */
export function permissionsOf(roles: readonly string[]): ReadonlySet<Permission> {
  const held = roleNames.filter((role) => roles.includes(role));
  return new Set<Permission>(['own.account', ...held.flatMap((role) => operatorRoles[role])]);
}
