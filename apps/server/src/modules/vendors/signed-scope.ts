import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { notableId, readCallBody } from './call-body.ts';
import { plainReply, type Reply } from './once.ts';
import type { VendorStatus } from './protocol.model.ts';
import type { RefusalLog } from './refusals.ts';
import { clockSkewMaxMs, isSignature, signedHeaders } from './signature.ts';
import type { VendorSecrets } from './vendor-secrets.ts';

/** Of a call that was not read. */
const noNames = { requestId: '' };

/**
 * Makes a part of the API speak the vendor protocol: the signature is checked over the bytes as they came, before
 * anything reads them, and every answer is signed, refusals and failures too.
 */
export function signedScope(scope: Api, deps: { secrets: VendorSecrets; clock: Clock; refusals: RefusalLog }): Api {
  scope.removeAllContentTypeParsers();
  // The type that nearly all send is named, as what is only in the star is looked for anew with each call.
  scope.addContentTypeParser(['application/json', '*'], { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body as Buffer;
    done(null, body);
  });
  // The body is still bytes here; the operation itself checks it after the signature.
  scope.setValidatorCompiler(() => () => true);
  scope.addHook('preValidation', (req, reply, done) => {
    const refused = refusalOf(req, deps);
    if (refused === undefined) return done();
    deps.refusals.note({ ...placeOf(req), status: refused });
    return void sendReply(reply, plainReply(refused, noNames));
  });
  scope.addHook('onSend', (req, reply, payload, done) => {
    const secret = deps.secrets.get(headerOf(req, 'x-vendor'));
    if (secret === undefined || typeof payload !== 'string') return done(null, payload);
    reply.headers(signedHeaders(secret, { method: req.method, path: req.url }, payload, deps.clock.now()));
    return done(null, payload);
  });
  scope.setErrorHandler(async (error, req, reply) => {
    const { statusCode, status: ours } = error as { statusCode?: number; status?: number };
    // A text that cannot be kept will never be readable; any other refusal from before the signature may be sent again.
    const httpStatus = statusCode ?? (ours === 400 ? ours : 500);
    if (httpStatus >= 500) req.log.error({ err: error }, 'vendor call failed');
    if (httpStatus < 500) {
      deps.refusals.note({ ...placeOf(req), status: 'INVALID_REQUEST' });
      return sendReply(reply, plainReply('INVALID_REQUEST', noNames));
    }
    const { requestId, txId } = readCallBody(req.rawBody ?? Buffer.alloc(0));
    deps.refusals.note({ ...placeOf(req), status: 'INTERNAL_ERROR', requestId: notableId(requestId) });
    return sendReply(reply, plainReply('INTERNAL_ERROR', { requestId, txId }));
  });
  return scope;
}

/** Sends bytes that are already JSON, as they are: no schema may touch what was kept or signed. */
export function sendReply(reply: FastifyReply, { httpStatus, text }: Reply): FastifyReply {
  return reply.status(httpStatus).type('application/json; charset=utf-8').send(text);
}

/** The vendor that a call says it comes from; its signature has been checked when a handler runs. */
export function vendorCodeOf(req: FastifyRequest): string {
  return headerOf(req, 'x-vendor');
}

/** Which call of which vendor, as the call says it. */
const placeOf = (req: FastifyRequest) => ({
  vendorCode: headerOf(req, 'x-vendor').slice(0, 64),
  path: req.routeOptions.url ?? '',
});

function headerOf(req: FastifyRequest, name: string): string {
  const value = req.headers[name];
  return typeof value === 'string' ? value : '';
}

function refusalOf(
  req: FastifyRequest,
  { secrets, clock }: { secrets: VendorSecrets; clock: Clock },
): VendorStatus | undefined {
  const secret = secrets.get(headerOf(req, 'x-vendor'));
  const timestamp = headerOf(req, 'x-timestamp');
  if (secret === undefined || !/^\d{1,12}$/.test(timestamp)) return 'INVALID_SIGNATURE';
  const message = { method: req.method, path: req.url, timestamp, body: req.rawBody ?? '' };
  if (!isSignature(secret, message, headerOf(req, 'x-signature'))) return 'INVALID_SIGNATURE';
  const skewMs = Math.abs(clock.now().getTime() - Number(timestamp) * 1000);
  return skewMs > clockSkewMaxMs ? 'CLOCK_SKEW' : undefined;
}
