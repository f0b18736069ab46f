import { Avatar } from '../../components/avatar/avatar.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { avatarOf } from '../art.ts';
import type { Member } from './accounts.ts';

/** Who: picture and name. */
export function Person({ member, size = 26 }: { member: Member; size?: number | undefined }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar src={avatarOf(member.avatar)} fallbackSrc={avatarOf(1)} size={size} />
      <bdi className="font-semibold text-fg">{member.name}</bdi>
    </span>
  );
}

/** Agent or member. */
export function Kind({ member }: { member: Member }) {
  return member.isAgent ? <Badge tone="info">Agente</Badge> : <Badge>Miembro</Badge>;
}
