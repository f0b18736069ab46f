import { formatAmount, payablePart } from '@quetzal/domain/money';
import { useTranslation } from '@quetzal/i18n/react';
import { useErrorText } from '@quetzal/web-kit/form';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useRef, useState, type FormEvent } from 'react';
import { unitsOf } from '#shared/amount/units-of.ts';
import { useTransfer } from './my-wallet.queries.ts';
import type { Transfer, VendorWallet } from './my-wallet.wire.ts';

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
export function useTransferForm(wallet: VendorWallet, cash: string) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { currency } = useSiteInfo();
  const transfer = useTransfer();
  const [direction, setDirection] = useState<'in' | 'out'>(wallet.isOpen ? 'in' : 'out');
  const [amount, setAmount] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const amountRef = useRef<HTMLInputElement>(null);
  // The same request id is sent again after a lost answer, so that one press never moves money twice.
  const requestId = useRef<string>(crypto.randomUUID());

  const held = direction === 'in' ? cash : wallet.balance;
  const most = held === null ? null : payableOf(held, currency);
  const isMissing = !(Number(amount) > 0);
  const isTooMuch = most !== null && Number(amount) > Number(most);
  const problem = isTooMuch ? t('mine.too_much') : isMissing && wasSent ? t('amount_required') : undefined;
  const change = (apply: () => void) => {
    requestId.current = crypto.randomUUID();
    setNotice(null);
    setWasSent(false);
    apply();
  };

  async function send(): Promise<void> {
    setWasSent(true);
    setNotice(null);
    if (isMissing || isTooMuch) return amountRef.current?.focus();
    const request = { vassalage: wallet.vassalage, direction, amount, requestId: requestId.current };
    try {
      const { state } = await transfer.mutateAsync(request);
      change(() => setAmount(''));
      setNotice({ tone: toneOf[state], text: t(`mine.transfer_${state}`) });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorText(error) });
    }
  }

  return {
    direction,
    setDirection: (next: 'in' | 'out') => change(() => setDirection(next)),
    amount,
    amountRef,
    setAmount: (next: string) => change(() => setAmount(next)),
    most,
    problem,
    notice,
    isBusy: transfer.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}
