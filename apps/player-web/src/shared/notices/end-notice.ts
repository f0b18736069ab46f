let isTaken = false;

/** Who says that a session has ended: usually the site; whoever ends it on purpose with words of their own takes that over. */
export const endNotice = {
  /**
   * The next end of a session is said by the caller; false when somebody else says it already. Call it before the server is
   * asked: the end may come before its answer.
   */
  takeOver(): boolean {
    const isFree = !isTaken;
    isTaken = true;
    return isFree;
  },
  /** The session goes on after all. */
  giveBack(): void {
    isTaken = false;
  },
  /** Whether somebody else says this end; asked once for each end. */
  isSaidElsewhere(): boolean {
    const wasTaken = isTaken;
    isTaken = false;
    return wasTaken;
  },
};
