import { type KeyObject, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { vendorOnAPort, type VendorOnAPort } from './vendor-on-a-port.ts';

/** An item of the transactions list; amount in hundred-thousandths. */
export interface Hub88Item {
  transaction_uuid: string;
  kind: string;
  status: string;
  amount: number;
  inserted_at: string;
  user: string;
  currency: string;
  reference_transaction_uuid?: string | null;
  updated_at?: string;
}

export type Hub88Fault = 'none' | 'repeated' | 'truncated' | 'slow' | 'down' | 'no list' | 'strange item';

/** A vendor whose transactions list follows what Hub88 publishes about its own. */
export interface Hub88Vendor extends VendorOnAPort {
  told: Hub88Item[];
  /** The periods that were asked for. */
  asked: string[];
  faults: Hub88Fault[];
}

const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** Starts one that knows us by a number and our public key. */
export async function startHub88Vendor(ours: { operatorId: number; publicKey: KeyObject }): Promise<Hub88Vendor> {
  let last = '[]';
  const vendor = { told: [], asked: [], faults: [] } as unknown as Hub88Vendor;
  const server = await vendorOnAPort((req, res, body) => {
    if (req.method !== 'POST' || req.url !== '/operator/generic/v2/transactions/list') return res.writeHead(404).end();
    const signature = Buffer.from(String(req.headers['x-hub88-signature'] ?? ''), 'base64');
    if (!verify('sha256', Buffer.from(body), ours.publicKey, signature))
      return res.writeHead(401).end('{"error":"Invalid signature"}');
    const { operator_id, start_time, end_time } = JSON.parse(body) as Record<string, unknown>;
    if (operator_id !== ours.operatorId) return res.writeHead(404).end('{"error":"No such operator"}');
    if (![start_time, end_time].every((time) => typeof time === 'string' && timeShape.test(time)))
      return res.writeHead(400).end('{"error":"A time is missing"}');
    const [from, to] = [start_time, end_time].map((time) => new Date(`${String(time)}Z`).getTime());
    vendor.asked.push(`${String(start_time)}/${String(end_time)}`);
    const within = vendor.told.filter(({ inserted_at }) => {
      const at = new Date(`${inserted_at}Z`).getTime();
      return at >= (from ?? 0) && at < (to ?? 0);
    });
    const fault = vendor.faults.shift();
    const text = JSON.stringify(within);
    if (fault !== undefined && fault !== 'none') return misbehave(fault, res, text, last);
    if (within.length > 0) last = text;
    return res.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  return Object.assign(vendor, server);
}

function misbehave(fault: Exclude<Hub88Fault, 'none'>, res: ServerResponse, text: string, last: string): void {
  switch (fault) {
    case 'repeated':
      res.end(last);
      return;
    case 'truncated':
      res.end(text.slice(0, -1));
      return;
    case 'slow':
      return;
    case 'down':
      res.writeHead(500).end('{"error":"Internal server error"}');
      return;
    case 'no list':
      res.end('{"transactions":[]}');
      return;
    case 'strange item':
      res.end('[{"transaction_uuid":"x"}]');
  }
}
