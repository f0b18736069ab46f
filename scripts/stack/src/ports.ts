import { createServer } from 'node:net';
import { preferredPorts, type Listener } from './options.ts';

const triesMax = 50;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/** A free port for every listener: the preferred one, else the next free; `onTaken` hears of each that had to move. */
export async function choosePorts(
  offset: number,
  onTaken: (listener: Listener, wanted: number, used: number) => void,
): Promise<Record<Listener, number>> {
  const chosen = new Map<Listener, number>();
  for (const [name, preferred] of Object.entries(preferredPorts) as [Listener, number][]) {
    const wanted = preferred + offset;
    let port = wanted;
    while (!(await isFree(port)) || [...chosen.values()].includes(port)) {
      port += 1;
      if (port > wanted + triesMax) throw new Error(`No free port from ${wanted} to ${port - 1} for ${name}.`);
    }
    if (port !== wanted) onTaken(name, wanted, port);
    chosen.set(name, port);
  }
  return Object.fromEntries(chosen) as Record<Listener, number>;
}
