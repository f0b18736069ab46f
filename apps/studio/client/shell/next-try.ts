const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
/** From then on only the network or the player brings another try. */
const triesByItself = 6;

/** When something that could not be fetched is worth another try. */
export type NextTry = {
  /** Settles when the network is back, when `now` is called, or after a pause that doubles with each try. */
  readonly wait: (tries: number) => Promise<void>;
  readonly now: () => void;
};

/** `page` tells of a network that is back. */
export function createNextTry(page: EventTarget): NextTry {
  let settle: () => void = () => undefined;
  return {
    now: () => {
      settle();
    },
    wait: (tries) =>
      new Promise((resolve) => {
        const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
        const timer = tries <= triesByItself ? setTimeout(() => settle(), pauseMs) : undefined;
        settle = () => {
          clearTimeout(timer);
          page.removeEventListener('online', settle);
          resolve();
        };
        page.addEventListener('online', settle);
      }),
  };
}
