import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../errors/app-error.ts';
import type { Api } from './api-instance.ts';

/** One limit that all calls share. */
interface CallLimit {
  perMinuteMax: number;
  /** What is counted together. */
  counts: string;
  /** Which calls. */
  covers: string;
}

/**
 * How many calls a minute are answered, the same for all calls; an operation may have a smaller number of its own
 * (`callsPerMinuteMax`), counted by account where it needs a session and by address where it does not. Vendors sign what
 * they send and send for many players: what is theirs is not counted. docs/operations/call-limits.md shows all of them.
 */
export const callLimits = {
  address: {
    perMinuteMax: 1_200,
    counts: 'the address, an IPv6 network of /64 as one',
    covers: 'every call, before anything else is done for it',
  },
  device: {
    perMinuteMax: 600,
    counts: 'the session; without one, the address with the User-Agent',
    covers: 'every call but those of payment providers',
  },
  account: {
    perMinuteMax: 900,
    counts: 'the member, over all sessions',
    covers: 'calls with a session of a member',
  },
  changes: {
    perMinuteMax: 240,
    counts: 'the member, over all sessions',
    covers: 'calls with a session of a member that change something (not GET)',
  },
} as const satisfies Record<string, CallLimit>;

/** Counters that a process keeps at once for one limit; the longest unused is forgotten first. */
const countersMax = 50_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    callsPerMinuteMax?: number;
  }
}

type Count = (req: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Counts calls against the limits, in the two places where it is known what to count by; each refuses with 429. */
interface CallCounters {
  /** Before anything is looked up for a call. */
  ofAddress: Count;
  /** When it is known who calls. */
  ofCaller: Count;
}

/** Whom a call is counted for: a member's or an operator's id; undefined without a session. */
function accountOf({ caller }: FastifyRequest): string | undefined {
  if (caller === undefined) return undefined;
  return 'memberId' in caller ? `member:${caller.memberId}` : `operator:${caller.operatorId}`;
}

function deviceOf(req: FastifyRequest): string {
  if (req.caller !== undefined) return `session:${req.caller.sessionId}`;
  const agent = createHash('sha256').update(req.headers['user-agent'] ?? '');
  return `${req.ip} ${agent.digest('base64url').slice(0, 16)}`;
}

/** Counters in the memory of this process; see docs/decisions/0030. */
export function createCallCounters(api: Api): CallCounters {
  const createCount = (max: number, keyOf?: (req: FastifyRequest) => string): Count => {
    const options = { max, timeWindow: '1 minute', cache: countersMax };
    const count = api.createRateLimit(keyOf === undefined ? options : { ...options, keyGenerator: keyOf });
    return async (req, reply) => {
      const result = await count(req);
      if (result.isAllowed || !result.isExceeded) return;
      reply.header('retry-after', result.ttlInSeconds);
      throw errors.tooMany(result.ttlInSeconds);
    };
  };
  const address = createCount(callLimits.address.perMinuteMax);
  const device = createCount(callLimits.device.perMinuteMax, deviceOf);
  const account = createCount(callLimits.account.perMinuteMax, (req) => accountOf(req) ?? '');
  const changes = createCount(callLimits.changes.perMinuteMax, (req) => accountOf(req) ?? '');
  const ownByAddress = new Map<string, Count>();
  const ownByAccount = new Map<string, Count>();

  function ownLimit(counts: Map<string, Count>, req: FastifyRequest, keyOf?: (req: FastifyRequest) => string) {
    const { url, method, config } = req.routeOptions;
    const name = `${String(method)} ${url ?? ''}`;
    const found = counts.get(name) ?? createCount(config.callsPerMinuteMax ?? 0, keyOf);
    counts.set(name, found);
    return found;
  }

  return {
    ofAddress: address,
    async ofCaller(req, reply) {
      const who = accountOf(req);
      if (req.routeOptions.config.callsPerMinuteMax !== undefined) {
        const own =
          who === undefined
            ? ownLimit(ownByAddress, req)
            : ownLimit(ownByAccount, req, (call) => accountOf(call) ?? '');
        await own(req, reply);
      }
      // A payment provider signs its calls too, and has one address for all of them.
      if (req.routeOptions.config.access === 'provider') return;
      await device(req, reply);
      if (!who?.startsWith('member:')) return;
      await account(req, reply);
      if (req.method !== 'GET') await changes(req, reply);
    },
  };
}
