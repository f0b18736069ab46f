import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The checkout. */
export const root = resolve(fileURLToPath(import.meta.url), '../../../..');

/** Everything that listens, with the port that it prefers. */
export const preferredPorts = {
  api: 4000,
  metrics: 4010,
  player: 4100,
  tucanPlayer: 4110,
  agent: 4200,
  tucanAgent: 4210,
  studio: 4300,
  sandbox: 4400,
} as const;
export type Listener = keyof typeof preferredPorts;

/**
 * What the command line says: `--reset` begins anew, `--data-dir` keeps another set of data, `--port-offset` moves all ports,
 * `--no-history` leaves the demo's people without deposits and rounds.
 */
export interface StartOptions {
  reset: boolean;
  dataDir: string;
  portOffset: number;
  hasHistory: boolean;
}

/** Reads the command line; an unknown option stops the start with a message. */
export function readOptions(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      reset: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: '.data' },
      'port-offset': { type: 'string', default: '0' },
      'no-history': { type: 'boolean', default: false },
    },
  });
  return {
    reset: values.reset,
    dataDir: resolve(root, values['data-dir']),
    portOffset: Number(values['port-offset']),
    hasHistory: !values['no-history'],
  };
}
