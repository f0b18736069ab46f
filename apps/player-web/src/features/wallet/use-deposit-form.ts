import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useEffect, useRef, useState } from 'react';
import { useRefusalText } from '#shared/amount/use-refusal-text.ts';
import { createDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { useIsThere } from '#shared/late-answer/use-is-there.ts';
import { isLimitRefusal } from '#shared/limit-refusal/limit-refusal.tsx';
import { createRequestIds, useRequestId } from '#shared/request-ids/use-request-id.ts';
import { isSameAmount, quoteOf } from './deposit-quote.ts';
import { keepPlace } from './place-beneath.ts';
import { useWalletPhone } from './use-wallet-phone.ts';
import { useCreateDeposit } from './wallet.queries.ts';
import type { Deposit, DepositMethod } from './wallet.wire.ts';

/** What a deposit form begins with. */
export type DepositStart = Pick<Deposit, 'methodCode' | 'amount'>;

/** The deposit that is being typed. */
export const depositDraft = createDraft<DepositStart>();

const requestIds = createRequestIds();

/** State of the deposit form: what is chosen, what it comes to, what is wrong, and sending it. */
export function useDepositForm(
  methods: DepositMethod[],
  start: DepositStart | null,
  onShow: (depositId: string) => void,
) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  const { currency } = useSiteInfo();
  const refusalText = useRefusalText();
  const create = useCreateDeposit();
  const amountRef = useRef<HTMLInputElement>(null);
  const first = methods.find((option) => option.code === start?.methodCode) ?? methods[0];
  const amountAtFirst = start === null ? (first?.quickAmounts[1] ?? '') : amountFor(first, start.amount, currency);
  const { value: wish, set, forget } = useDraft(depositDraft, { methodCode: first?.code ?? '', amount: amountAtFirst });
  const { methodCode, amount } = wish;
  const [wasSent, setWasSent] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { idOf, settle } = useRequestId(requestIds);
  const isThere = useIsThere();

  const method = methods.find((option) => option.code === methodCode) ?? methods[0];
  if (method === undefined) throw new Error('The deposit form needs a method');
  const quote = quoteOf(amount, method, currency);
  const problems = {
    missing: t('amount_required'),
    below: t('amount_below', { min: exactMoney(method.min) }),
    above: t('amount_above', { max: exactMoney(method.max) }),
    not_offered: t('amount_not_offered'),
  };
  const change = (apply: () => void) => {
    setRefusal(null);
    apply();
  };
  useBackFromPayment();
  useEffect(() => {
    // Who repeats a deposit pressed a button below the form.
    if (start !== null) amountRef.current?.focus();
  }, [start]);
  const limitRefusal = isLimitRefusal(refusal) ? refusal : null;
  const isOnAmount = refusal instanceof ApiError && refusal.field === 'amount' && limitRefusal === null;
  const phone = useWalletPhone({ method, currency, refusal, wasSent, change });
  const showProblem = quote.problem !== null && (wasSent || quote.problem === 'above');

  async function send(chosen: DepositMethod): Promise<void> {
    setWasSent(true);
    setRefusal(null);
    if (quote.problem !== null || phone.isWrong) return;
    try {
      const request = { methodCode: chosen.code, amount, ...phone.wish };
      const deposit = await create.mutateAsync({ ...request, requestId: idOf(request) });
      settle();
      forget();
      phone.forget();
      if (!isThere()) return;
      if (leadsAway(deposit)) {
        keepPlace(deposit.id);
        window.location.assign(deposit.checkoutUrl);
      } else onShow(deposit.id);
    } catch (error) {
      setRefusal(error);
    }
  }
  return {
    method,
    chooseMethod: (next: string) =>
      change(() => {
        const nextMethod = methods.find((option) => option.code === next);
        set({ methodCode: next, amount: amountFor(nextMethod, amount, currency) });
      }),
    amount,
    setAmount: (next: string) => change(() => set({ ...wish, amount: next })),
    amountRef,
    quote,
    amountError: showProblem ? problems[quote.problem ?? 'missing'] : isOnAmount ? refusalText(refusal) : undefined,
    /** The telephone of an e-wallet. */
    phone,
    /** What a limit, a pause or an exclusion says against the deposit. */
    limitRefusal,
    refusal: refusal !== null && limitRefusal === null && !isOnAmount && !phone.isRefused ? refusalText(refusal) : null,
    // Stays busy once the deposit exists: the browser is on its way to the payment page.
    isBusy: create.isPending || (create.isSuccess && leadsAway(create.data)),
    submit: () => send(method),
  };
}

/** True when the payment goes on at the provider's page, and nothing has to be said before. */
function leadsAway(deposit: Deposit): deposit is Deposit & { checkoutUrl: string } {
  const goesOn = deposit.checkoutUrl !== null && deposit.clippedFrom === null;
  return goesOn && (deposit.instructions ?? { kind: 'redirect' }).kind === 'redirect';
}

/** Keeps the amount when another method is chosen, unless that one offers others only. */
function amountFor(method: DepositMethod | undefined, amount: string, currency: string): string {
  if (method?.isAmountFixed !== true) return amount;
  const isOffered = method.quickAmounts.some((quick) => isSameAmount(amount, quick, currency));
  return isOffered ? amount : (method.quickAmounts[0] ?? '');
}

/** The browser's back button may bring the page back as it was left, with the form still on its way: its address leads on. */
function useBackFromPayment(): void {
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
