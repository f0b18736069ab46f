import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useEffect, useRef } from 'react';
import { useTakeDeposit, type Deposit } from '#features/wallet/routes.tsx';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';
import type { Balance } from '#shared/balance/balance.ts';
import { useMoneyMoved, useTakeBalance } from '#shared/balance/balance.queries.ts';
import { endNotice } from '#shared/notices/end-notice.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useTakeUnread } from '#shared/unread/unread.queries.ts';

/** What the server tells without being asked: money, deposits, bets, the end of the session. Shows nothing itself. */
export function LiveUpdates() {
  const takeBalance = useTakeBalance();
  const takeDeposit = useTakeDeposit();
  const tell = useDepositNotice();
  useSocketEvent<Balance>('wallet.balance', takeBalance);
  useSocketEvent<Deposit>('deposit.updated', (deposit) => {
    takeDeposit(deposit);
    tell(deposit);
  });
  // What is lost changes no balance.
  useSocketEvent('bet.settled', useMoneyMoved());
  useSocketEvent('message.arrived', useTakeUnread());
  useEndNotice();
  return null;
}

function useDepositNotice(): (deposit: Deposit) => void {
  const { t } = useTranslation('site-shell');
  const { money } = useFormat();
  return ({ id, state, received }) => {
    // Who has it open reads it there.
    if (window.location.search.includes(id)) return;
    if (state === 'succeeded')
      notices.notify({
        tone: 'success',
        title: t('deposit_received', { amount: money(received) }),
        detail: t('deposit_received_detail'),
      });
    if (state === 'failed')
      notices.notify({ tone: 'danger', title: t('deposit_failed'), detail: t('deposit_failed_detail') });
  };
}

/** Says why a session ended, once, unless whoever ended it says so, or the form that opens over the page does. */
function useEndNotice(): void {
  const { end } = useSession();
  const isAskedIn = useAccountDialog().form === 'login';
  const told = useRef(end);
  useEffect(() => {
    if (told.current === end) return;
    told.current = end;
    if (end === null || endNotice.isSaidElsewhere()) return;
    if (end === 'logout' || !isAskedIn) notices.notify({ end });
  }, [end, isAskedIn]);
}
