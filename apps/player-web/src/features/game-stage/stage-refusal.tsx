import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { useFormat } from '@quetzal/web-kit/format';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { useLimits } from '#shared/limits/limits.queries.ts';
import { roomLeft } from '#shared/limits/room-left.ts';

/** Why a bet was not taken that a limit or the member's standing spoke against. */
export type BetRefusal = 'limit' | 'blocked';

/** The refusal that a game's code stands for; null for those that the game itself explains best. */
export function refusalOf(code: string | null): BetRefusal | null {
  if (code === 'LIMIT_REACHED') return 'limit';
  return code === 'PLAYER_BLOCKED' ? 'blocked' : null;
}

/** Over a game that refused a bet: how much may still be bet, by which limit, and the way to all of them. */
export function StageRefusal({ refusal, onClose }: { refusal: BetRefusal; onClose: () => void }) {
  const { t } = useTranslation('game-stage');
  const center = usePersonalCenter();
  const limitText = useLimitRefusalText(refusal === 'limit');
  return (
    <Alert
      tone="warn"
      className="absolute inset-x-3 top-3 z-1 mx-auto max-w-160 shadow-3"
      onDismiss={onClose}
      dismissLabel={t('refused.dismiss')}
      action={
        <Button size="sm" variant="secondary" onClick={() => center.show('limits')}>
          {refusal === 'limit' ? t('refused.limits') : t('refused.blocked_link')}
        </Button>
      }
    >
      <p>{refusal === 'limit' ? limitText : t('refused.blocked')}</p>
    </Alert>
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
