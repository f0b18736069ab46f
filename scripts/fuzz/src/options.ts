import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');

/** What the command line says. */
export interface FuzzOptions {
  minutes: number;
  /** The same seed makes the same calls, as far as what the platform knows is the same. */
  seed: number;
  /** A platform that runs already; without it one is started. */
  url: string | undefined;
  /** Data of the platform: its secrets, its logs, and what runs. */
  dataDir: string;
  portOffset: number;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`--${name} is a whole number`);
  return value;
}

/** Reads the command line; an unknown option stops the start with a message. */
export function readOptions(args: string[], seed: number): FuzzOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '2' },
      seed: { type: 'string', default: String(seed) },
      url: { type: 'string' },
      'data-dir': { type: 'string', default: '.data/fuzz' },
      'port-offset': { type: 'string', default: '900' },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes is a number above 0');
  return {
    minutes,
    seed: wholeNumber('seed', values.seed),
    url: values.url,
    dataDir: resolve(root, values['data-dir']),
    portOffset: wholeNumber('port-offset', values['port-offset']),
  };
}
