import type { Access } from '@quetzal/api';
import type { Role } from './call.ts';

/** True where a session of this role opens the door of an operation; an agent is a member too. */
export function mayCall(role: Role, access: Access): boolean {
  switch (access) {
    case 'public':
    case 'optional':
    // Whoever calls these proves it by a signature, and is answered with a status of its own.
    case 'vendor':
    case 'provider':
      return true;
    case 'member':
      return role === 'player' || role === 'agent';
    case 'agent':
    case 'operator':
      return role === access;
    default:
      return access satisfies never;
  }
}
