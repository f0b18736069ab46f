import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { useRef, useState, type FormEvent } from 'react';
import { createDraft, useDraft } from '#shared/drafts/use-draft.ts';
import type { PayoutAccount, WithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import { quoteOf, withdrawableOf, type WithdrawalQuote } from './withdrawal-quote.ts';
import type { PayoutMethod } from './withdrawal.wire.ts';

interface AmountFormFacts {
  rules: WithdrawalRules;
  accounts: readonly PayoutAccount[];
  cash: string;
}

/** A payout account as it can be used now: how it is paid out to, and from when. */
export interface UsableAccount {
  account: PayoutAccount;
  /** Undefined when the site does not pay out to accounts of this kind. */
  method: PayoutMethod | undefined;
  isResting: boolean;
}

/** What is chosen and typed; null for the first account that can be used. */
interface AmountInput {
  chosenId: string | null;
  amount: string;
}

const draft = createDraft<AmountInput>();

/** State of the form: where the money goes, how much, what is wrong with it, and whether it is being confirmed. */
export function useAmountForm({ rules, accounts, cash }: AmountFormFacts) {
  const [nowMs] = useState(() => Date.now());
  const usable = accounts.map((account): UsableAccount => ({
    account,
    method: rules.methods.find(({ kind }) => kind === account.kind),
    isResting: Date.parse(account.usableFrom) > nowMs,
  }));
  const isReady = ({ method, isResting }: UsableAccount) => method !== undefined && !isResting;
  const { value: input, set, forget } = useDraft<AmountInput>(draft, { chosenId: null, amount: '' });
  const { chosenId, amount } = input;
  const chosen = usable.find((one) => one.account.id === chosenId && isReady(one)) ?? usable.find(isReady);
  const [wasSent, setWasSent] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const amountRef = useRef<HTMLInputElement>(null);
  const quote = chosen?.method === undefined ? null : quoteOf(amount, { method: chosen.method, rules, cash });
  const problems = useProblems(rules, chosen?.method);
  const isYetToCome = quote?.problem === 'missing' || quote?.problem === 'below' || quote?.problem === 'fee';
  const problem = quote !== null && quote.problem !== null && (wasSent || !isYetToCome) ? problems(quote) : undefined;
  return {
    usable,
    isReady,
    chosen,
    choose: (next: string) => set({ ...input, chosenId: next }),
    amount,
    setAmount: (next: string) => set({ ...input, amount: next }),
    forget,
    amountRef,
    quote,
    problem,
    most: mostOf(rules, cash, chosen?.method),
    isConfirming,
    stopConfirming: () => setConfirming(false),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasSent(true);
      if (quote === null || quote.problem !== null) return amountRef.current?.focus();
      setConfirming(true);
    },
  };
}

/** What may be taken out at once by a method; null when not even its least. */
function mostOf(rules: WithdrawalRules, cash: string, method: PayoutMethod | undefined): string | null {
  if (method === undefined) return null;
  const free = withdrawableOf(rules, cash);
  const most = quoteOf(free, { method, rules, cash }).problem === 'above' ? method.max : free;
  return quoteOf(most, { method, rules, cash }).problem === null ? most : null;
}

function useProblems(rules: WithdrawalRules, method: PayoutMethod | undefined) {
  const { t } = useTranslation('withdrawal');
  const { dateTime, exactMoney, money } = useFormat();
  return ({ problem }: WithdrawalQuote): string | undefined => {
    if (problem === null || method === undefined) return undefined;
    if (problem === 'turnover') return t('now.turnover', { remaining: money(rules.remainingTurnover) });
    if (problem === 'count') return t('now.next_day', { at: dateTime(rules.day.endsAt) });
    const params = { min: exactMoney(method.min), max: exactMoney(method.max), left: exactMoney(rules.day.amountLeft) };
    return t(`problem.${problem}`, params);
  };
}
