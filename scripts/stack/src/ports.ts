import { createServer } from 'node:net';
import { preferredPorts, type Listener } from './options.ts';

const triesMax = 50;
/** The ports above 1023 that browsers, and Node's `fetch`, never call (Fetch Standard, "port blocking"). */
const blockedByBrowsers: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/**
 * A free port that browsers call for every listener: the preferred one, else the next; `onTaken` hears of each that had
 * to move.
 */
export async function choosePorts(
  offset: number,
  onTaken: (listener: Listener, wanted: number, used: number) => void,
): Promise<Record<Listener, number>> {
  const chosen = new Map<Listener, number>();
  for (const [name, preferred] of Object.entries(preferredPorts) as [Listener, number][]) {
    const wanted = preferred + offset;
    let port = wanted;
    while (blockedByBrowsers.has(port) || [...chosen.values()].includes(port) || !(await isFree(port))) {
      port += 1;
      if (port > wanted + triesMax) throw new Error(`No free port from ${wanted} to ${port - 1} for ${name}.`);
    }
    if (port !== wanted) onTaken(name, wanted, port);
    chosen.set(name, port);
  }
  return Object.fromEntries(chosen) as Record<Listener, number>;
}
