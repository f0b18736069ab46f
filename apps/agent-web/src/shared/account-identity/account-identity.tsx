import { Avatar } from '@quetzal/ui/avatar';

interface AccountIdentityProps {
  account: string;
  /** Name of a picture, `a1` to `a12`; none where the list does not carry it. */
  avatar?: string | undefined;
  size?: number;
}

/** Where the picture of an account is served from. */
export function avatarSrc(avatar: string): string {
  return `/avatars/${avatar}.webp`;
}

/** Picture that stands in for a missing one. */
export const avatarFallbackSrc = avatarSrc('a1');

/** Picture and name of an account; the name keeps its own direction. */
export function AccountIdentity({ account, avatar, size = 26 }: AccountIdentityProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {avatar !== undefined && <Avatar src={avatarSrc(avatar)} fallbackSrc={avatarFallbackSrc} size={size} />}
      <bdi className="min-w-0 font-semibold text-fg">{account}</bdi>
    </span>
  );
}
