import { walletPhone } from '@quetzal/domain/wallet';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { createDraft, useDraft } from '#shared/drafts/use-draft.ts';
import type { DepositMethod } from './wallet.wire.ts';

interface FormState {
  method: DepositMethod;
  currency: string;
  /** What the server said against the deposit. */
  refusal: unknown;
  wasSent: boolean;
  /** Makes a change that begins a new request. */
  change: (apply: () => void) => void;
}

/** The field of an e-wallet's telephone. */
export interface WalletPhone {
  value: string;
  onValueChange: (value: string) => void;
  /** True when it cannot be sent. */
  isWrong: boolean;
  /** True when the server refused it. */
  isRefused: boolean;
  /** Whether to say that it is wrong, and in the server's words when these are known. */
  problem: 'missing' | 'malformed' | null;
  refusalText: string | undefined;
  /** What goes into the request: nothing where the remembered one is meant, or where none is needed. */
  wish: { phone?: string };
  /** Once the deposit exists. */
  forget: () => void;
}

const draft = createDraft<string>();

/**
 * State of the telephone of an e-wallet. It lives as long as what is typed into the form: nothing but the server's masked
 * one is remembered.
 */
export function useWalletPhone({ method, currency, refusal, wasSent, change }: FormState): WalletPhone {
  const errorText = useErrorText();
  const { value, set, forget } = useDraft(draft, '');
  const text = value.trim();
  const isAsked = method.phone !== null;
  const isOptional = typeof method.phone?.remembered === 'string';
  const countryCode = method.phone?.countryCode ?? null;
  const isMalformed = walletPhone(text, currency, countryCode) === null;
  const problem = text === '' ? (isOptional ? null : 'missing') : isMalformed ? 'malformed' : null;
  const isRefused = isAsked && refusal instanceof ApiError && refusal.field === 'phone';
  return {
    value,
    onValueChange: (next) => change(() => set(next)),
    isWrong: isAsked && problem !== null,
    isRefused,
    problem: wasSent ? problem : null,
    refusalText: isRefused ? errorText(refusal) : undefined,
    wish: isAsked && text !== '' ? { phone: text } : {},
    forget,
  };
}
