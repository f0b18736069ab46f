import { useSession } from '@quetzal/web-kit/session';

/** The ids under which one form asks for money to move, in memory and in no storage. */
export interface RequestIds {
  /** The id of a wish: the one under which the same account last sent the same, until that is settled. */
  idOf: (wish: object, account: string | undefined) => string;
  /** The wish was answered as done; who sends the same again wishes for it once more. */
  settle: () => void;
}

/** The ids of a form; make them beside the form, outside of it. */
export function createRequestIds(): RequestIds {
  let sent: { wish: string; id: string } | null = null;
  return {
    idOf(wish, account) {
      const text = JSON.stringify([account, wish]);
      if (sent?.wish !== text) sent = { wish: text, id: crypto.randomUUID() };
      return sent.id;
    },
    settle() {
      sent = null;
    },
  };
}

/**
 * Gives a wish its request id when it is sent. After a lost answer the same wish goes out under the same id, also from a
 * form that was closed or that a login's end took away, so that it never moves money twice.
 */
export function useRequestId({ idOf, settle }: RequestIds) {
  const { member } = useSession();
  return { idOf: (wish: object) => idOf(wish, member?.account), settle };
}
