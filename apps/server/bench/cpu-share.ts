import { readdirSync, readFileSync } from 'node:fs';

const microsPerTick = 10_000;

/** Microseconds of processor time, user and system, that a process and its children have used so far (Linux). */
export function cpuMicrosOf(pid: number): number {
  const parents = new Map<number, { parent: number; micros: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // The second field is the command in brackets and may hold spaces: what counts follows the last bracket.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const ticks = Number(fields[11]) + Number(fields[12]);
      parents.set(Number(name), { parent: Number(fields[1]), micros: ticks * microsPerTick });
    } catch {
      // A process that ended meanwhile.
    }
  }
  const isOf = (id: number): boolean => id === pid || (parents.has(id) && isOf(parents.get(id)?.parent ?? 0));
  let micros = 0;
  for (const [id, { micros: own }] of parents) if (isOf(id)) micros += own;
  return micros;
}
