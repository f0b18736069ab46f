/** A piece of work that can be done any number of times. */
export type Workload = {
  readonly name: string;
  /** Does it so many times; what it returns keeps the work from being optimised away. */
  readonly run: (times: number) => number;
};

/** How fast a workload was, in its fastest and in its slowest round. */
export type Rate = { readonly name: string; readonly perSecond: number; readonly slowestPerSecond: number };

const WARM_UP_MS = 200;

/** Processor time of this process so far, in milliseconds: what others do on the machine hardly shows in it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does the work for about so long and returns how often a second of processor time. */
function rateOnce({ run }: Workload, durationMs: number): number {
  let times = 1;
  let elapsedMs = 0;
  while (elapsedMs < durationMs / 2) {
    times *= 2;
    const start = processorMs();
    run(times);
    elapsedMs = processorMs() - start;
  }
  return (times / elapsedMs) * 1000;
}

/**
 * Measures workloads in turns, so that a busy moment of the machine meets all of them. The fastest round counts: other
 * work on the machine can only slow one down.
 */
export function measureInTurns(
  workloads: readonly Workload[],
  { rounds, durationMs }: { readonly rounds: number; readonly durationMs: number },
): Rate[] {
  const taken = workloads.map((): number[] => []);
  for (const workload of workloads) rateOnce(workload, WARM_UP_MS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, workload] of workloads.entries()) taken[place]?.push(rateOnce(workload, durationMs));
  }
  return workloads.map(({ name }, place) => {
    const rates = taken[place] ?? [];
    const perSecond = Math.max(...rates);
    return { name, perSecond, slowestPerSecond: Math.min(...rates) };
  });
}
