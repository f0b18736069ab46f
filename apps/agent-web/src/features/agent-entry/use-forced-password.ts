import { useSecurityConfig } from '@quetzal/web-kit/security';
import { useSession } from '@quetzal/web-kit/session';

interface ForcedPassword {
  /** Why a password of one's own comes before anything else: somebody else gave it, or it has run out; null when nothing asks for it. */
  reason: 'default' | 'expired' | null;
  /** Nothing is known yet: the account is still being read. */
  isPending: boolean;
}

/** Whether a new password must be chosen, by what the login said and by what the account says, also after a reload. */
export function useForcedPassword(): ForcedPassword {
  const { lastLogin } = useSession();
  const { data: config, dataUpdatedAt, isPending } = useSecurityConfig();
  const expiresAt = config?.passwordExpiresAt ?? null;
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= dataUpdatedAt;
  const isDefault = lastLogin?.passwordIsDefault === true || config?.passwordIsDefault === true;
  const isOver = lastLogin?.passwordExpired === true || hasExpired;
  return { reason: isDefault ? 'default' : isOver ? 'expired' : null, isPending };
}
