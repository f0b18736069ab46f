import type { WalletServer } from '@quetzal/vendor-kit/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Has a signed reading of the platform answered by a server of the vendor protocol. */
export function signedAnswer(server: WalletServer) {
  return async (req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const header = (name: string): string | undefined => {
      const value = req.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const answer = await server({ method: req.method, path: req.url, header, body: new Uint8Array() });
    return reply.code(answer.httpStatus).headers(answer.headers).send(answer.text);
  };
}
