import type { LoginWay } from './member.ts';
import { wayName, type SessionEnd } from './session-store.ts';

/**
 * Whether the session that the server ended was one without an account: nobody can be asked any more whose it was, so the
 * tab has kept how it began.
 */
export function wasTrial(end: SessionEnd | null, storage: Storage = sessionStorage): boolean {
  const trialWay: LoginWay = 'free_play';
  return (end === 'expired' || end === 'revoked') && storage.getItem(wayName) === trialWay;
}
