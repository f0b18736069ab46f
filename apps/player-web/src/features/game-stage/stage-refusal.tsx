import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { useMediaQuery } from '@quetzal/ui/use-media-query';
import { useFormat } from '@quetzal/web-kit/format';
import type { CenterPanel } from '#shared/addresses/addresses.ts';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { useLimits } from '#shared/limits/limits.queries.ts';
import { roomLeft } from '#shared/limits/room-left.ts';

/** Why a bet was not taken that a limit, the member's standing or too little with the vendor spoke against. */
export type BetRefusal = 'limit' | 'blocked' | 'vendor_wallet';

/** The refusal that a game's code stands for; null for those that the game itself explains best. */
export function refusalOf(code: string | null): BetRefusal | null {
  if (code === 'LIMIT_REACHED') return 'limit';
  if (code === 'VENDOR_WALLET_SHORT') return 'vendor_wallet';
  return code === 'PLAYER_BLOCKED' ? 'blocked' : null;
}

/* The page of a game leaves its header out there too. */
const shortTelephone = '(width < 35rem) and (height < 42rem)';

interface StageRefusalProps {
  refusal: BetRefusal;
  /** Whose game it is. */
  vendor: string;
  onClose: () => void;
}

/**
 * Above a game that refused a bet: why, and the way to what can be done about it, in one text, which takes the fewest lines
 * of the game's height. It covers nothing of the game, but on a short telephone, where the reels would be left the height
 * of a thumb: there it lies over them until the next bet.
 */
export function StageRefusal({ refusal, vendor, onClose }: StageRefusalProps) {
  const { t } = useTranslation(['game-stage', 'wallet']);
  const isOver = useMediaQuery(shortTelephone);
  const center = usePersonalCenter();
  const limitText = useLimitRefusalText(refusal === 'limit');
  const said: Record<BetRefusal, { text: string; way: string; panel: CenterPanel }> = {
    limit: { text: limitText, way: t('refused.limits'), panel: 'limits' },
    blocked: { text: t('refused.blocked'), way: t('refused.blocked_link'), panel: 'limits' },
    vendor_wallet: { text: t('refused.vendor_wallet', { vendor }), way: t('wallet:mine.title'), panel: 'transferFund' },
  };
  const { text, way, panel } = said[refusal];
  return (
    <div className="relative z-1 flex-none">
      <Alert
        tone="warn"
        className={isOver ? 'absolute inset-x-0 rounded-none px-4 py-2' : 'rounded-none px-4 py-2'}
        onDismiss={onClose}
        dismissLabel={t('refused.dismiss')}
      >
        <p>
          <span>{text}</span>{' '}
          <button
            type="button"
            onClick={() => center.show(panel)}
            className="relative rounded-xs font-semibold underline underline-offset-2 finger-room focus-ring"
          >
            {way}
          </button>
        </p>
      </Alert>
    </div>
  );
}

/** The tightest limit in words; that there is one, until they are known. */
function useLimitRefusalText(isNeeded: boolean): string {
  const { t } = useTranslation(['game-stage', 'limits']);
  const { money, dateTime } = useFormat();
  const { data } = useLimits({ isNeeded });
  const room = data && roomLeft(data, 'bet');
  if (room === undefined) return t('refused.unknown');
  const name = t(`limits:names.${room.limit.name}`);
  if (Number(room.left) > 0) return t('refused.room', { left: money(room.left), name });
  const at = room.limit.resetsAt;
  return at === null ? t('refused.none_stake', { name }) : t('refused.none', { name, at: dateTime(at) });
}
