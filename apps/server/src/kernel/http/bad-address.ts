import type { FastifyError, FastifyReply } from 'fastify';

/** What a browser is told of an answer that comes before any hook: nothing of it is to run, be framed or be kept. */
const safety = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Refuses an address that no route can be looked up for, such as broken percent signs or a part that is too long, without a word of what looked. */
export function refuseAddress({ statusCode = 400 }: FastifyError, _req: unknown, reply: FastifyReply): void {
  void reply.status(statusCode).headers(safety).send();
}
