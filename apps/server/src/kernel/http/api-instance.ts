import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Logger } from 'pino';
import type { Permission } from '../auth/permissions.ts';
import type { Access, OperatorPrincipal, Principal, RequestSite } from '../auth/principal.ts';

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
    permission?: Permission;
    isOpenToTrial?: boolean;
    isFresh?: boolean;
    isPolled?: boolean;
    encrypted?: boolean;
    moduleIds?: readonly string[];
    isOpenWhileClosed?: boolean;
    checksLocation?: boolean;
  }
  interface FastifyRequest {
    /** The bytes as they came: what a signature is made over. */
    rawBody: Buffer;
    /** The site that the call is for; set before a handler of a site's operation runs. */
    site: RequestSite;
    /** Where the caller is, as ISO 3166 code; undefined when it is not known. */
    country: string | undefined;
    /** The visitor hides where they are; left out where nobody looked. */
    isConcealed?: boolean;
    /** Who is calling, as the operation's access wants it; set before the body is read. */
    caller: Principal | OperatorPrincipal | undefined;
    /** BCP 47 tag of the language to answer in. */
    language: string;
  }
}
