import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Card } from '../card/card.tsx';

export interface WinnerTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 3:4 picture of the game. */
  artSrc: string;
  /** Masked by the server. */
  account: string;
  game: string;
  /** A `Money`. */
  amount: ReactNode;
  /** When; a `RelativeTime`. */
  at?: ReactNode | undefined;
}

/** A real win: who, where, how much. */
export function WinnerTile({ artSrc, account, game, amount, at, className, ...rest }: WinnerTileProps) {
  return (
    <Card
      data-slot="winner-tile"
      variant="flat"
      padding="none"
      className={cn('flex items-center gap-3 p-2.5', className)}
      {...rest}
    >
      <img
        src={artSrc}
        alt=""
        width={48}
        height={64}
        loading="lazy"
        decoding="async"
        className="h-16 w-12 flex-none rounded-[8px] object-cover"
      />
      <div className="min-w-0 flex-1 leading-5">
        <p className="flex items-baseline gap-2 text-xs text-fg-3">
          <span className="min-w-0 flex-1 truncate">
            <bdi>{account}</bdi>
          </span>
          {at}
        </p>
        <p className="truncate text-sm font-semibold text-fg">{game}</p>
        <p className="font-semibold text-success-text">{amount}</p>
      </div>
    </Card>
  );
}
