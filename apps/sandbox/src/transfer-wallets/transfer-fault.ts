import { setTimeout } from 'node:timers/promises';

/**
 * How the pretended vendor falls short. `slow` does as asked and answers late; `unheard` does it and answers an error;
 * `lost` answers an error and has done nothing; `twice` does it two times over; `down` answers nothing to anybody.
 */
export const transferFaults = ['none', 'slow', 'unheard', 'lost', 'twice', 'down'] as const;

/** One of them. */
export type TransferFault = (typeof transferFaults)[number];

/** The fault that is on now; it stays until another is set. */
export interface FaultSwitch {
  current(): TransferFault;
  set(fault: TransferFault): void;
}

/** A switch that is off. */
export function createFaultSwitch(): FaultSwitch {
  let fault: TransferFault = 'none';
  return {
    current: () => fault,
    set(next) {
      fault = next;
    },
  };
}

/** What came of work under a fault: its answer, or undefined when the caller is to hear an error. */
export async function underFault<T>(
  fault: TransferFault,
  slowMs: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (fault === 'down' || fault === 'lost') return undefined;
  const done = await work();
  if (fault === 'twice') return work();
  if (fault === 'slow') await setTimeout(slowMs);
  return fault === 'unheard' ? undefined : done;
}
