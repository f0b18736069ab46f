import type { ServerResponse } from 'node:http';
import { vendorOnAPort, type VendorOnAPort } from './vendor-on-a-port.ts';

/** A line of the transactions feed as such a vendor tells it. */
export interface PragmaticLine {
  reference: string;
  type: string;
  amount: string;
  at: string;
  playerRef: string;
  currency?: string;
  status?: string;
}

/** What goes wrong with one answer. `late`: the vendor's books end where the question begins. */
export type PragmaticFault =
  | 'none'
  | 'repeated'
  | 'truncated'
  | 'hung up'
  | 'late'
  | 'no csv'
  | 'slow'
  | 'down'
  | 'busy'
  | 'refusing';

/** A vendor whose data feed follows what Pragmatic Play publishes about its own. */
export interface PragmaticVendor extends VendorOnAPort {
  login: string;
  password: string;
  told: PragmaticLine[];
  /** Timepoints that were asked for, with the portfolio where one was named. */
  asked: string[];
  /** Faults of the next answers, one each. */
  faults: PragmaticFault[];
  /** Whether it knows the option that tells what became of each transaction. */
  tellsStatus: boolean;
}

const windowMs = 10 * 60_000;

/** Starts one. It tells what happened from a timepoint on, ten minutes at most and none of what is still to come. */
export async function startPragmaticVendor(now: () => Date): Promise<PragmaticVendor> {
  let last = '';
  const vendor = {
    login: 'qz_quetzal',
    password: 'only-for-tests-feed',
    told: [],
    asked: [],
    faults: [],
    tellsStatus: true,
  } as unknown as PragmaticVendor;
  const server = await vendorOnAPort((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://vendor.test');
    const { timepoint = '', dataType, ...rest } = Object.fromEntries(searchParams);
    if (req.method !== 'GET' || pathname !== '/IntegrationService/v3/DataFeeds/transactions/')
      return res.writeHead(404).end();
    if (rest['login'] !== vendor.login || rest['password'] !== vendor.password)
      return res.end('{"error":"4","description":"Wrong login"}');
    vendor.asked.push(dataType === undefined ? timepoint : `${timepoint} ${dataType}`);
    const fault = vendor.faults.shift();
    const text = pragmaticText(vendor, Number(timepoint), now().getTime());
    if (fault !== undefined && fault !== 'none') return misbehave(fault, res, { text, last, timepoint });
    last = text;
    return res.writeHead(200, { 'content-type': 'text/csv' }).end(text);
  });
  return Object.assign(vendor, server);
}

/** What such a vendor answers about the ten minutes from a timepoint on. */
function pragmaticText(
  { told, tellsStatus }: Pick<PragmaticVendor, 'told' | 'tellsStatus'>,
  timepoint: number,
  now: number,
): string {
  const end = Math.min(timepoint + windowMs, now);
  const columns = ['playerID', 'extPlayerID', 'gameID', 'playSessionID', 'timestamp', 'referenceID', 'type', 'amount'];
  const names = [...columns, 'currency', ...(tellsStatus ? ['status'] : [])].join(',');
  const lines = told
    .map((line) => ({ ...line, ms: new Date(line.at).getTime() }))
    .filter(({ ms }) => ms >= timepoint && ms < end)
    .map(({ playerRef, ms, reference, type, amount, currency = 'MXN', status = 'S' }) =>
      [7, playerRef, 'vs20fruit', 66_522, ms, reference, type, amount, currency, ...(tellsStatus ? [status] : [])].join(
        ',',
      ),
    );
  return [`timepoint=${end}`, names, ...lines, ''].join('\n');
}

function misbehave(
  fault: Exclude<PragmaticFault, 'none'>,
  res: ServerResponse,
  { text, last, timepoint }: { text: string; last: string; timepoint: string },
): void {
  switch (fault) {
    case 'repeated':
      res.end(last);
      return;
    case 'truncated':
      res.end(text.slice(0, -6));
      return;
    case 'hung up':
      // The whole first half, then nothing: the length that was promised does not come.
      res.writeHead(200, { 'content-length': Buffer.byteLength(text) });
      res.write(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1), () => res.destroy());
      return;
    case 'late':
      res.end(
        `${text
          .replace(/^timepoint=\d+/, `timepoint=${timepoint}`)
          .split('\n')
          .slice(0, 2)
          .join('\n')}\n`,
      );
      return;
    case 'no csv':
      res.end('<html>Under maintenance</html>');
      return;
    case 'slow':
      return;
    case 'down':
      res.writeHead(503).end();
      return;
    case 'busy':
      res.writeHead(429).end();
      return;
    case 'refusing':
      res.end('{"error":"7","description":"Bad parameters"}');
  }
}
