import { useTranslation } from '@quetzal/i18n/react';
import { useErrorText } from '@quetzal/web-kit/form';
import { useRef, useState, type FormEvent } from 'react';
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

/** State of the transfer: which way, how much, what is wrong with it, and what became of the last one. */
export function useTransferForm(wallet: VendorWallet, cash: string) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const transfer = useTransfer();
  const [direction, setDirection] = useState<'in' | 'out'>(wallet.isOpen ? 'in' : 'out');
  const [amount, setAmount] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  // The same request id is sent again after a lost answer, so that one press never moves money twice.
  const requestId = useRef<string>(crypto.randomUUID());

  const most = direction === 'in' ? cash : wallet.balance;
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
    if (isMissing || isTooMuch) return;
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
