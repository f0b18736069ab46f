let isKnown = false;

/** Whether the last session ended while a round for money was on: the login that opens then says what becomes of its bet. */
export const cutOffRound = {
  isKnown: () => isKnown,
  remember(): void {
    isKnown = true;
  },
  /** It has been said. */
  forget(): void {
    isKnown = false;
  },
};
