import type { FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Access, Authenticator, CallerOf } from '../auth/principal.ts';
import { callerFor } from '../auth/guard.ts';
import type { Api } from './api-instance.ts';
import { Envelope } from './envelope.ts';

/** What a handler gets: parsed input, the caller, and the request for the few that need headers or the address. */
export interface Call<P extends TSchema, Q extends TSchema, B extends TSchema, A extends Access> {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  caller: CallerOf<A>;
  req: FastifyRequest;
  reply: FastifyReply;
}

/** One call of the wire contract. */
export interface Operation<
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  V extends TSchema,
  A extends Access,
> {
  method: HTTPMethods;
  url: string;
  /** Name of the call in the OpenAPI document, camelCase and unique. */
  operationId: string;
  /** The room that owns it. */
  tag: string;
  summary: string;
  /** Module identifiers that a client may send with it; the first is the one that must be switched on. */
  moduleIds: readonly [string, ...string[]] | readonly [];
  access: A;
  encrypted?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  value: V;
  /** Statuses that it may refuse with, beside 400 and 500. */
  refusals?: readonly number[];
  /** False where the contract has an answer of its own instead of the envelope. */
  enveloped?: boolean;
  /** Calls per minute that one address may make, where the common limit is too generous. */
  callsPerMinuteMax?: number;
  /** The most that a body may have, where the common limit is too small. */
  bodyBytesMax?: number;
  handle(call: Call<P, Q, B, A>): Promise<Static<V>> | Static<V>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Says who is calling; set once by the wiring before any route is added. */
    authenticator: Authenticator;
  }
}

/** What has a default may be left out: the document says so, and the check fills it in. */
function withDefaultsLeftOut(query: TSchema): TSchema {
  const { properties = {}, required = [] } = query as { properties?: Record<string, object>; required?: string[] };
  return { ...query, required: required.filter((name) => !('default' in (properties[name] ?? {}))) };
}

/** Vendors sign what they send and send for many players: what is theirs is not counted by address. */
function rateLimitOf({ access, callsPerMinuteMax: max }: { access: Access; callsPerMinuteMax?: number }) {
  if (access === 'vendor') return { rateLimit: false as const };
  return max === undefined ? {} : { rateLimit: { max, timeWindow: '1 minute' } };
}

/** Adds one operation: its schemas become validation, types and the OpenAPI document; its answer is put in the envelope. */
export function addOperation<
  A extends Access,
  V extends TSchema,
  P extends TSchema = TObject,
  Q extends TSchema = TObject,
  B extends TSchema = TObject,
>(api: Api, operation: Operation<P, Q, B, V, A>): void {
  const { access, encrypted = false, enveloped = true, moduleIds, value } = operation;
  const refused = Type.Ref('Error');
  const statuses = new Set([400, 500, ...(access === 'public' ? [] : [401, 403]), ...(operation.refusals ?? [])]);
  const schema: FastifySchema & Record<`x-${string}`, unknown> = {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.params === undefined ? {} : { params: operation.params }),
    ...(operation.query === undefined ? {} : { querystring: withDefaultsLeftOut(operation.query) }),
    ...(operation.body === undefined ? {} : { body: operation.body }),
    response: {
      200: enveloped ? Envelope(value) : value,
      ...Object.fromEntries([...statuses].map((status) => [status, refused])),
    },
    'x-module-id': moduleIds[0] ?? 'none',
    'x-encrypted': encrypted,
    'x-access': access,
  };
  api.route({
    method: operation.method,
    url: operation.url,
    schema,
    ...(operation.bodyBytesMax === undefined ? {} : { bodyLimit: operation.bodyBytesMax }),
    config: {
      access,
      encrypted,
      moduleIds,
      ...rateLimitOf(operation),
    },
    handler: async (req, reply) => {
      const caller = (await callerFor(access, req, api.authenticator)) as CallerOf<A>;
      const { params, query, body } = req as unknown as Call<P, Q, B, A>;
      const answer = await operation.handle({ params, query, body, caller, req, reply });
      return enveloped ? { success: true, value: answer, message: '', errorCode: null } : answer;
    },
  });
}
