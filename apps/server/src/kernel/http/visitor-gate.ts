import type { FastifyRequest } from 'fastify';

/** Who of the visitors of a site comes in. */
export interface VisitorGate {
  /**
   * Finds where the visitor is (`req.country`), and refuses a call to a site that is closed, or closed there; `req.site` is
   * known, the caller is not.
   */
  admit(req: FastifyRequest): Promise<void>;
  /** Writes down where a member is who is about to play, or whose address changed. */
  locate(req: FastifyRequest): Promise<void>;
}
