/** An answer as it went out. */
export interface GivenAnswer {
  httpStatus: number;
  text: string;
}

/** Which request, and a hash of its bytes. */
export interface AnswerKey {
  vendorCode: string;
  requestId: string;
  requestHash: string;
}

/**
 * Keeps each answer for ever. `once` does the work and keeps what it came to, in one transaction with the money where
 * there is a database; the same request again gets what was kept, and `conflict` when its bytes differ.
 */
export interface AnswerStore {
  once(key: AnswerKey, work: () => Promise<GivenAnswer>): Promise<GivenAnswer | 'conflict'>;
}

/** A store that ends with the process: for tests and trials. */
export function createMemoryAnswerStore(): AnswerStore {
  const kept = new Map<string, { requestHash: string; answer: Promise<GivenAnswer> }>();
  return {
    async once(key, work) {
      const name = JSON.stringify([key.vendorCode, key.requestId]);
      const before = kept.get(name);
      if (before !== undefined) return before.requestHash === key.requestHash ? before.answer : 'conflict';
      const answer = work();
      kept.set(name, { requestHash: key.requestHash, answer });
      // A failure is no answer: the same request may try again.
      answer.catch(() => kept.delete(name));
      return answer;
    },
  };
}
