import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#kernel/http/api-instance.ts';
import type { VendorCall } from '../once.ts';
import type { DialectDeps } from './dialect.deps.ts';

/** What a dialect answers: always HTTP 200, as its vendors read the status in the body. */
export interface DialectReply {
  text: string;
  headers?: Record<string, string>;
}

/** A call of a dialect before anything in it is believed. */
export interface DialectCall {
  vendorCode: string;
  /** Name of the call in the dialect. */
  name: string;
  rawBody: Buffer;
  header: (name: string) => string;
  /** The call as our own operations want it; undefined when the address names no site. */
  canonical(): Promise<VendorCall | undefined>;
}

/**
 * Adds the addresses of a dialect, `<path>/<vendor>/<operator>/<call>`: the body stays bytes until the dialect has checked
 * its signature, and a failure is answered in the dialect too.
 */
export function addDialectRoute(
  scope: Api,
  deps: DialectDeps,
  dialect: {
    path: string;
    handle: (call: DialectCall) => Promise<DialectReply>;
    fail: (call: DialectCall, httpStatus: number) => DialectReply;
  },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body as Buffer;
    done(null, body);
  });
  scope.setErrorHandler(async (error, req, reply) => {
    const { statusCode, status: ours } = error as { statusCode?: number; status?: number };
    const httpStatus = statusCode ?? (ours === 400 ? ours : 500);
    const call = callOf(req, deps);
    if (httpStatus >= 500) {
      req.log.error({ err: error }, 'vendor call failed');
      deps.refusals.note({ vendorCode: call.vendorCode.slice(0, 64), path: dialect.path, status: 'INTERNAL_ERROR' });
    }
    return send(reply, dialect.fail(call, httpStatus));
  });
  const url = `${dialect.path}/:vendorCode/:operatorId/*`;
  scope.post(url, { schema: { hide: true }, config: { access: 'vendor' } }, async (req, reply) =>
    send(reply, await dialect.handle(callOf(req, deps))),
  );
}

function callOf(req: FastifyRequest, { sites }: DialectDeps): DialectCall {
  const { vendorCode = '', operatorId, '*': name = '' } = (req.params ?? {}) as Record<string, string | undefined>;
  const rawBody = req.rawBody ?? Buffer.alloc(0);
  return {
    vendorCode,
    name,
    rawBody,
    header(header) {
      const value = req.headers[header];
      return typeof value === 'string' ? value : '';
    },
    async canonical() {
      const site = await sites.find({ merchantCode: operatorId, host: undefined });
      return site && { vendorCode, site, path: req.url, rawBody };
    },
  };
}

function send(reply: FastifyReply, { text, headers = {} }: DialectReply): FastifyReply {
  return reply.status(200).headers(headers).type('application/json; charset=utf-8').send(text);
}
