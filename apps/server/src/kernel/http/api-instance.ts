import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Logger } from 'pino';
import type { Access, RequestSite } from '../auth/principal.ts';

/** The HTTP application that modules add their routes to. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Logger,
  TypeBoxTypeProvider
>;

/** Adds a module's routes. */
export type Routes = (api: Api) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    encrypted?: boolean;
    moduleIds?: readonly string[];
  }
  interface FastifyRequest {
    /** The bytes as they came: what a signature is made over. */
    rawBody: Buffer;
    /** The site that the call is for; set before a handler of a site's operation runs. */
    site: RequestSite;
    /** BCP 47 tag of the language to answer in. */
    language: string;
  }
}
