/** The part of the tab's storage that is used; asked for each time, since reading it may be denied. */
export type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text that a page keeps for those that are loaded in this tab after it. */
export type Kept = {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly forget: () => void;
};

/** Keeps a text under a name, for the tab only. A framed page may be denied storage, and then keeps nothing. */
export function createKept(storage: TabStorage, name: string): Kept {
  function attempt<T>(use: () => T): T | null {
    try {
      return use();
    } catch {
      return null;
    }
  }
  return {
    read: () => attempt(() => storage().getItem(name)),
    write: (text) => {
      attempt(() => {
        storage().setItem(name, text);
      });
    },
    forget: () => {
      attempt(() => {
        storage().removeItem(name);
      });
    },
  };
}
