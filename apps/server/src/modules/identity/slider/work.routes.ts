import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { showCaptcha } from '../captcha/captcha.routes.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

const common = { url: '/wps/captcha/work', tag: 'identity', moduleIds: ['COMM3'], access: 'public' } as const;
const found = {
  challenge: Type.String({ minLength: 1, maxLength: 64 }),
  number: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
};

/** Work of the device in the place of a picture that somebody cannot see. */
export function addDeviceWork(
  api: Api,
  { sites, identity: { deviceWork, sliders, captchas } }: IdentityRoutesDeps,
): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    operationId: 'getDeviceWork',
    summary: 'A number to be found by trying, for who cannot see the puzzle or the letters',
    callsPerMinuteMax: 20,
    refusals: [429],
    value: Type.Object({
      challenge: Type.String(),
      target: Type.String({ description: 'SHA-256 of challenge, colon and number, in hexadecimal digits' }),
      numberMax: Type.Integer(),
      expiresAt: Instant,
    }),
    async handle({ req, reply }) {
      const task = await deviceWork.issue({ siteId: req.site.id, ip: req.ip });
      reply.header('cache-control', 'no-store');
      return { ...task, expiresAt: task.expiresAt.toISOString() };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    operationId: 'solveDeviceWork',
    summary: 'Say the number; the answer counts as a moved piece',
    callsPerMinuteMax: 20,
    refusals: [422, 429],
    body: Body(found),
    value: Type.Object({ validate: Type.String({ description: 'Goes with the next call, once, for two minutes' }) }),
    handle: ({ body, req }) => deviceWork.solve({ siteId: req.site.id, ip: req.ip }, body),
  });
  addOperation(api, {
    ...common,
    url: `${common.url}/letters`,
    method: 'POST',
    operationId: 'readCaptchaByWork',
    summary: 'Say the number; the answer is the letters of an image that nobody needs to see, which the cookie names',
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body(found),
    value: Type.Object({ captcha: Type.String() }),
    async handle({ body, req, reply }) {
      const { id: siteId, playerUrl } = await sites.byId(req.site.id);
      const worker = { siteId, ip: req.ip };
      const { validate } = await deviceWork.solve(worker, body);
      // One task stands for one picture, not for the puzzle as well.
      await sliders.redeem(worker, body.challenge, validate);
      const { id, answer } = await captchas.issueRead(worker);
      showCaptcha(reply, { id, playerUrl });
      return { captcha: answer };
    },
  });
}
