/** Work on many items at once; answers in the order of the items. */
export interface BatcherOptions<I, O> {
  run(items: readonly I[]): Promise<readonly O[]>;
  /** Batches under way at the same time. */
  parallelMax: number;
  batchMax: number;
}

/** Gathers items that come close together: those of one turn of the event loop, and those that come while others run. */
export function createBatcher<I, O>(options: BatcherOptions<I, O>): (item: I) => Promise<O> {
  const { run, parallelMax, batchMax } = options;
  const waiting: { item: I; resolve(answer: O): void; reject(error: unknown): void }[] = [];
  let underWay = 0;
  let isDue = false;

  async function runOne(): Promise<void> {
    const batch = waiting.splice(0, batchMax);
    underWay += 1;
    try {
      const answers = await run(batch.map(({ item }) => item));
      if (answers.length < batch.length) throw new Error('A batch came back short');
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as O);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    underWay -= 1;
    start();
  }

  function start(): void {
    if (isDue || waiting.length === 0 || underWay >= parallelMax) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      while (waiting.length > 0 && underWay < parallelMax) void runOne();
    });
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      start();
    });
}
