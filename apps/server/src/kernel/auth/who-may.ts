import { everyRole, operatorRoles, type OperatorRole } from './operator-roles.ts';
import type { Permission } from './permissions.ts';
import type { Access } from './principal.ts';

/** Everybody who can stand at a door: people without and with a session, by member type; staff, by role; machines. */
export const callerKinds = [
  'visitor',
  'trial',
  'member',
  'agent 1',
  'agent 2',
  'agent 41',
  'agent 42',
  'operator',
  ...everyRole,
  'vendor',
  'provider',
] as const;

/** `operator` is one who has no role. */
export type CallerKind = (typeof callerKinds)[number];

/** What an operation says of who may call it. */
export interface Door {
  access: Access;
  permission?: Permission | undefined;
  isOpenToTrial?: boolean | undefined;
  /** A call of vendors that needs no signature. */
  isUnsigned?: boolean | undefined;
}

const isAgent = (kind: CallerKind): boolean => kind.startsWith('agent ');

function mayAsOperator(kind: CallerKind, permission: Permission | undefined): boolean {
  if (permission === undefined) return false;
  if (kind !== 'operator' && !everyRole.includes(kind as OperatorRole)) return false;
  if (permission === 'own.account') return true;
  const held: readonly Permission[] = kind === 'operator' ? [] : operatorRoles[kind as OperatorRole];
  return held.includes(permission);
}

/**
 * Whether a kind of caller may make a call at all: the table that docs/permissions.md shows and that a test compares with
 * what the platform does. What of a site's rows somebody may see is decided where the rows are read.
 */
export function mayCall(kind: CallerKind, door: Door): boolean {
  const { access, permission, isOpenToTrial = false, isUnsigned = false } = door;
  switch (access) {
    case 'public':
    case 'optional':
      return true;
    case 'member':
      return kind === 'member' || isAgent(kind) || (kind === 'trial' && isOpenToTrial);
    case 'agent':
      return isAgent(kind);
    case 'operator':
      return mayAsOperator(kind, permission);
    case 'vendor':
    case 'provider':
      return kind === access || isUnsigned;
    default:
      return access satisfies never;
  }
}
