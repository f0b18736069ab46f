import type { FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Permission } from '../auth/permissions.ts';
import type { Access, CallerOf } from '../auth/principal.ts';
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
  /** True where a trial account may call what needs a session; a member's panels are closed to it. */
  isOpenToTrial?: boolean;
  /** True for a call of vendors that anybody may make, as it tells nothing but what is public. */
  isUnsigned?: boolean;
  /** True where money moves or a game opens: who was away for half an hour proves first who they are. */
  fresh?: boolean;
  /** True where pages call by themselves, which is no sign that a person is there. */
  polled?: boolean;
  /** True for what a page needs while its site is under maintenance or not for where the visitor is. */
  isOpenWhileClosed?: boolean;
  /** True where somebody is about to play: it is written down where they are. */
  checksLocation?: boolean;
  encrypted?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  value: V;
  /** Statuses that it may refuse with, beside 400 and 500. */
  refusals?: readonly number[];
  /** False where the contract has an answer of its own instead of the envelope. */
  enveloped?: boolean;
  /** Calls per minute, where the common limits are too generous: by account with a session, by address without one. */
  callsPerMinuteMax?: number;
  /** The most that a body may have, where the common limit is too small. */
  bodyBytesMax?: number;
  handle(call: Call<P, Q, B, A>): Promise<Static<V>> | Static<V>;
}

/** Every operation of operators names the right that it needs; nobody else has such rights. */
type Right<A extends Access> = A extends 'operator' ? { permission: Permission } : { permission?: never };

/** What has a default may be left out: the document says so, and the check fills it in. */
function withDefaultsLeftOut(query: TSchema): TSchema {
  const { properties = {}, required = [] } = query as { properties?: Record<string, object>; required?: string[] };
  return { ...query, required: required.filter((name) => !('default' in (properties[name] ?? {}))) };
}

/** Adds one operation: its schemas become validation, types and the OpenAPI document; its answer is put in the envelope. */
export function addOperation<
  A extends Access,
  V extends TSchema,
  P extends TSchema = TObject,
  Q extends TSchema = TObject,
  B extends TSchema = TObject,
>(api: Api, operation: Operation<P, Q, B, V, A> & Right<A>): void {
  const { access, encrypted = false, enveloped = true, moduleIds, value } = operation;
  const { isOpenToTrial = false, permission } = operation as { isOpenToTrial?: boolean; permission?: Permission };
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
    ...(operation.callsPerMinuteMax === undefined ? {} : { 'x-calls-per-minute-max': operation.callsPerMinuteMax }),
    ...(permission === undefined ? {} : { 'x-permission': permission }),
    ...(isOpenToTrial ? { 'x-open-to-trial': true } : {}),
    ...(operation.isUnsigned === true ? { 'x-unsigned': true } : {}),
    ...(operation.fresh === true ? { 'x-fresh': true } : {}),
  };
  api.route({
    method: operation.method,
    url: operation.url,
    schema,
    ...(operation.bodyBytesMax === undefined ? {} : { bodyLimit: operation.bodyBytesMax }),
    config: {
      access,
      ...(permission === undefined ? {} : { permission }),
      isOpenToTrial,
      isFresh: operation.fresh ?? false,
      isPolled: operation.polled ?? false,
      encrypted,
      moduleIds,
      isOpenWhileClosed: operation.isOpenWhileClosed === true,
      checksLocation: operation.checksLocation === true,
      ...(operation.callsPerMinuteMax === undefined ? {} : { callsPerMinuteMax: operation.callsPerMinuteMax }),
    },
    handler: async (req, reply) => {
      const caller = req.caller as CallerOf<A>;
      const { params, query, body } = req as unknown as Call<P, Q, B, A>;
      const answer = await operation.handle({ params, query, body, caller, req, reply });
      return enveloped ? { success: true, value: answer, message: '', errorCode: null } : answer;
    },
  });
}
