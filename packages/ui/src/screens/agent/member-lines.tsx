import { Money } from '../../components/money/money.tsx';
import { Pesos } from '../player/pesos.tsx';
import { ChevronRightIcon } from '../../icons/index.ts';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { avatarOf } from '../art.ts';
import type { Member } from './accounts.ts';
import { Kind } from './person.tsx';

/** An account in two lines, for a phone. */
export function MemberLines({ member, isLink = false }: { member: Member; isLink?: boolean | undefined }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar src={avatarOf(member.avatar)} fallbackSrc={avatarOf(1)} size={40} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <bdi className="truncate font-semibold text-fg">{member.name}</bdi>
          {member.isAgent && <Kind member={member} />}
        </span>
        <span className="block text-xs text-fg-3">
          Apuesta <Pesos amount={member.validBet} />
        </span>
      </span>
      <Money amount={member.net} locale="es-MX" signed className="font-semibold" />
      {isLink && <ChevronRightIcon className="size-4 flex-none text-fg-3 rtl:-scale-x-100" />}
    </span>
  );
}
