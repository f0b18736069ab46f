import { formatAmount, payablePart } from '@quetzal/domain/money';
import { useTranslation } from '@quetzal/i18n/react';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useRef, useState, type FormEvent } from 'react';
import { isBeyondCounting, unitsOf } from '#shared/amount/units-of.ts';
import { useRefusalText } from '#shared/amount/use-refusal-text.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { createRequestIds, useRequestId } from '#shared/request-ids/use-request-id.ts';
import { useTransfer } from './my-wallet.queries.ts';
import type { Transfer, VendorWallet } from './my-wallet.wire.ts';
import { transferDraft, type TransferWish } from './transfer-draft.ts';

const requestIds = createRequestIds();

interface Notice {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

const toneOf = { done: 'success', pending: 'info', refused: 'danger' } as const satisfies Record<
  Transfer['state'],
  Notice['tone']
>;

/** What of an amount can be typed and moved: without what is finer than the currency's minor unit. */
function payableOf(amount: string, currency: string): string {
  const units = unitsOf(amount, currency);
  return units === null ? amount : formatAmount(payablePart({ currency, amount: units }));
}

/** State of the transfer: which way, how much, what is wrong with it, and what became of the last one. */
export function useTransferForm(wallet: VendorWallet, cash: string | null, onClose: () => void) {
  const { t } = useTranslation('wallet');
  const refusalText = useRefusalText();
  const { currency } = useSiteInfo();
  const transfer = useTransfer();
  const first: TransferWish = { vassalage: wallet.vassalage, direction: wallet.isOpen ? 'in' : 'out', amount: '' };
  const { value: typed, set, forget } = useDraft(transferDraft, first);
  const wish = typed.vassalage === wallet.vassalage ? typed : first;
  const { direction, amount } = wish;
  const { idOf, settle } = useRequestId(requestIds);
  const [wasSent, setWasSent] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const amountRef = useRef<HTMLInputElement>(null);

  const held = direction === 'in' ? cash : wallet.balance;
  const most = held === null ? null : payableOf(held, currency);
  const units = unitsOf(amount, currency) ?? 0n;
  const isBeyond = isBeyondCounting(amount, currency);
  const isMissing = units === 0n && !isBeyond;
  const isTooMuch = isBeyond || (most !== null && units > (unitsOf(most, currency) ?? 0n));
  const problem = isTooMuch ? t('mine.too_much') : isMissing && wasSent ? t('amount_required') : undefined;
  const change = (next: Partial<TransferWish>) => {
    setNotice(null);
    setWasSent(false);
    set({ ...wish, ...next });
  };

  async function send(): Promise<void> {
    setWasSent(true);
    setNotice(null);
    if (isMissing || isTooMuch) return amountRef.current?.focus();
    try {
      const { state } = await transfer.mutateAsync({ ...wish, requestId: idOf(wish) });
      settle();
      change({ amount: '' });
      forget();
      setNotice({ tone: toneOf[state], text: t(`mine.transfer_${state}`) });
    } catch (error) {
      setNotice({ tone: 'danger', text: refusalText(error) });
    }
  }

  return {
    direction,
    setDirection: (next: 'in' | 'out') => change({ direction: next }),
    amount,
    amountRef,
    setAmount: (next: string) => change({ amount: next }),
    most,
    problem,
    notice,
    isBusy: transfer.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
    leave: () => {
      forget();
      onClose();
    },
  };
}
