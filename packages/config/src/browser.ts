import { existsSync } from 'node:fs';

/** What Playwright needs to start Chromium; without `executablePath` it uses the browser that it downloaded itself. */
export type ChromiumLaunchOptions = { executablePath?: string; args: string[] };

const systemChromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Debian's start script asks for a graphics chip, which is then imitated: painting takes several times as long.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else the system's own, else Playwright's download.
 * The arguments keep it quiet on the network and let it run as root in a container.
 */
export function chromiumLaunchOptions(): ChromiumLaunchOptions {
  const named = process.env['CHROMIUM_PATH'];
  const found = named ? named : systemChromiums.find((path) => existsSync(path));
  return found === undefined ? { args: quietArgs } : { executablePath: found, args: quietArgs };
}

/**
 * How often a test in a page that failed is tried again: once where nobody watches, on a machine that does much at once. What
 * only then passes is told at the end of the run.
 */
export const pageRetries = process.env['CI'] === undefined ? 0 : 1;
