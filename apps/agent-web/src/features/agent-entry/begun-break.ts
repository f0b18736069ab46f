/** A break from playing, as the server tells it before it ends the logins of its member; `until` is null without an end. */
export interface BegunBreak {
  state: 'paused' | 'excluded';
  /** ISO 8601. */
  until: string | null;
}

let heard: BegunBreak | null = null;

/** The break that is about to end the session of this page: the door says it where it would say that a session is over. */
export const begunBreak = {
  latest: (): BegunBreak | null => heard,
  hear(begun: BegunBreak): void {
    heard = begun;
  },
  /** Somebody has come in again. */
  forget(): void {
    heard = null;
  },
};
