import type { Role } from './call.ts';
import type { Operation } from './operations.ts';

/** True where a session of this role opens the door of an operation; an agent is a member too, a trial hardly. */
export function mayCall(role: Role, { access, isOpenToTrial }: Pick<Operation, 'access' | 'isOpenToTrial'>): boolean {
  switch (access) {
    case 'public':
    case 'optional':
    // Whoever calls these proves it by a signature, and is answered with a status of its own.
    case 'vendor':
    case 'provider':
      return true;
    case 'member':
      return role === 'player' || role === 'agent' || (role === 'trial' && isOpenToTrial);
    case 'agent':
    case 'operator':
      return role === access;
    default:
      return access satisfies never;
  }
}
