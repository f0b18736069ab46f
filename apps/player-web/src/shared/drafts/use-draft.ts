import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';

/** Who types, and since which login; null since before this page was loaded. */
interface Writer {
  account: string;
  login: object | null;
}

/** What one form was left with, in memory and in no storage, so that it ends with the tab. */
export interface Draft<T> {
  /** What the same member typed before their latest login; null when there is nothing of theirs. */
  leftTo: (writer: Writer) => T | null;
  keep: (typed: T, writer: Writer) => void;
  forget: () => void;
}

/** The draft of a form; make one beside the form, outside of it. */
export function createDraft<T>(): Draft<T> {
  // A login is told apart without being held: it can carry the password that was typed for it.
  let kept: { typed: T; account: string; login: WeakRef<object> | null } | null = null;
  return {
    leftTo({ account, login }) {
      if (kept === null || kept.account !== account) return null;
      const isOfThisLogin = kept.login === null ? login === null : kept.login.deref() === login;
      return isOfThisLogin ? null : kept.typed;
    },
    keep(typed, { account, login }) {
      kept = { typed, account, login: login === null ? null : new WeakRef(login) };
    },
    forget() {
      kept = null;
    },
  };
}

/**
 * State of what is typed into a form, `first` until something is. A login that ends takes the form away: to the same
 * member, and to nobody else, the next login brings back what they had typed. `forget` it once it is sent or given up. Not
 * for passwords or other proofs.
 */
export function useDraft<T>(draft: Draft<T>, first: T) {
  const writer = useWriter();
  const [typed, setTyped] = useState<T | null>(null);
  return {
    value: typed ?? (writer === null ? null : draft.leftTo(writer)) ?? first,
    set(next: T): void {
      if (writer !== null) draft.keep(next, writer);
      setTyped(next);
    },
    forget: draft.forget,
  };
}

/**
 * Which dialog is open, null for none. One whose form a login's end took away opens again for the same member: `dialogOf`
 * names it by what was left. It stays away once it is closed, provided that its form forgets the draft then.
 */
export function useDialogOfDraft<T, Dialog>(draft: Draft<T>, dialogOf: (left: T) => Dialog) {
  const writer = useWriter();
  const [open, setOpen] = useState<Dialog | null>(null);
  const left = writer === null ? null : draft.leftTo(writer);
  if (left !== null && open === null) setOpen(dialogOf(left));
  return [open, setOpen] as const;
}

function useWriter(): Writer | null {
  const { member, lastLogin } = useSession();
  return member === null ? null : { account: member.account, login: lastLogin };
}
