import { useTranslation } from '@quetzal/i18n/react';
import { useSession } from '@quetzal/web-kit/session';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { cutOffRound } from '#shared/notices/cut-off-round.ts';
import { notices } from '#shared/notices/notice-store.ts';

const recordsPath = '/?overlay=personalHistoryCopy';

/**
 * Says what becomes of the bet of a round that the member is led away from: in a message where a break began, and in the
 * login that opens where the session ended elsewhere. `isRoundOn` is of rounds for money.
 */
export function useCutOff(isRoundOn: boolean): void {
  const { i18n } = useTranslation();
  const { end } = useSession();
  const navigate = useNavigate();
  const isTold = useRef(false);
  useSocketEvent('break.began', () => {
    if (!isRoundOn || isTold.current) return;
    isTold.current = true;
    void tell();
  });
  const remember = useEffectEvent(() => {
    if (isRoundOn && !isTold.current) cutOffRound.remember();
  });
  useEffect(() => {
    if (end === 'expired' || end === 'revoked') remember();
  }, [end]);
  async function tell(): Promise<void> {
    await i18n.loadNamespaces(['game-stage', 'limits', 'site-shell']);
    const t = i18n.getFixedT(null, ['game-stage', 'limits', 'site-shell']);
    const record = t('site-shell:center.personalHistoryCopy');
    notices.notify({
      title: t('cut_off', { record }),
      action: { label: t('limits:check.records'), altText: record, onSelect: () => void navigate(recordsPath) },
    });
  }
}
