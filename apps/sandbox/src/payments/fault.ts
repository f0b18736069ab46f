import { parseAmount } from '@quetzal/domain/money';
import type { Behaviour } from '../database/tables.ts';
import { behaviours } from '../deliveries/behaviours.ts';

/** What goes wrong with one payment: how its events are delivered, and what is paid instead of what was asked. */
export interface Fault {
  behaviour?: Behaviour;
  /** Ledger units of the payment's currency. */
  paidAmount?: bigint;
}

/** Reads a fault from texts as a form or a call has them; empty ones are left out. Undefined when one makes no sense. */
export function readFault(texts: { behaviour?: unknown; paidAmount?: unknown }, currency: string): Fault | undefined {
  const fault: Fault = {};
  const { behaviour = '', paidAmount = '' } = texts;
  if (behaviour !== '') {
    const known = behaviours.find((one) => one === behaviour);
    if (known === undefined) return undefined;
    fault.behaviour = known;
  }
  if (paidAmount !== '') {
    const amount = parseAmount(String(paidAmount), currency);
    if (!amount.ok || amount.value.amount <= 0n) return undefined;
    fault.paidAmount = amount.value.amount;
  }
  return fault;
}
