import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Says which image a browser was shown; its letters come back with the form. */
export const captchaCookie = 'captcha';

/** Lets the browser keep which image it has. */
export function showCaptcha(reply: FastifyReply, { id, playerUrl }: { id: string; playerUrl: string }): void {
  const secure = playerUrl.startsWith('https:');
  reply.header('cache-control', 'no-store');
  reply.setCookie(captchaCookie, id, { path: '/wps', httpOnly: true, sameSite: 'strict', secure });
}

/** Shows letters to be read. */
export function addGetCaptcha(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/captcha',
    operationId: 'getCaptcha',
    tag: 'identity',
    summary: 'Letters to be read from an image (PNG, base64); the cookie says which',
    moduleIds: ['CAPTCHA3'],
    access: 'public',
    callsPerMinuteMax: 60,
    refusals: [403, 429],
    value: Type.String({ contentEncoding: 'base64', contentMediaType: 'image/png' }),
    async handle({ req, reply }) {
      const { id: siteId, playerUrl } = await sites.byId(req.site.id);
      const visitor = { siteId, ip: req.ip, previousId: req.cookies[captchaCookie] };
      const { id, png } = await identity.captchas.issue(visitor);
      showCaptcha(reply, { id, playerUrl });
      return png.toString('base64');
    },
  });
}
