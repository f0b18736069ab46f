import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

const Pixels = Type.Integer({ minimum: 0, maximum: 4_096 });
const Png = Type.String({ contentEncoding: 'base64', contentMediaType: 'image/png' });
const common = { url: '/wps/captcha/geetest', tag: 'identity', moduleIds: ['GEETEST3'], access: 'public' } as const;

/** A picture with a gap to move a piece into. */
export function addSlider(api: Api, { identity: { sliders } }: IdentityRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    operationId: 'getSlider',
    summary: 'A picture with a gap and the piece that belongs there; distances in pixels of the picture',
    callsPerMinuteMax: 40,
    refusals: [403, 429],
    value: Type.Object({
      challenge: Type.String(),
      width: Pixels,
      height: Pixels,
      pieceWidth: Pixels,
      pieceHeight: Pixels,
      pieceTop: Pixels,
      background: Png,
      piece: Png,
      expiresAt: Instant,
    }),
    async handle({ req, reply }) {
      const { background, piece, expiresAt, ...puzzle } = await sliders.issue({ siteId: req.site.id, ip: req.ip });
      reply.header('cache-control', 'no-store');
      return {
        ...puzzle,
        background: background.toString('base64'),
        piece: piece.toString('base64'),
        expiresAt: expiresAt.toISOString(),
      };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    operationId: 'solveSlider',
    summary: 'Say where the piece was left and how it came there; each picture has one try',
    callsPerMinuteMax: 40,
    refusals: [403, 422, 429],
    body: Body({
      challenge: Type.String({ minLength: 1, maxLength: 64 }),
      left: Type.Number({ minimum: 0, maximum: 4_096 }),
      trail: Type.Array(
        Type.Tuple([
          Type.Number({ minimum: 0, maximum: 600_000, description: 'Milliseconds since the piece was touched' }),
          Type.Number({ minimum: -4_096, maximum: 4_096, description: 'Pixels from the start' }),
          Type.Number({ minimum: -4_096, maximum: 4_096, description: 'Pixels from the top' }),
        ]),
        { minItems: 1, maxItems: 2_000 },
      ),
      input: Type.Union([Type.Literal('pointer'), Type.Literal('keyboard')]),
    }),
    value: Type.Object({ validate: Type.String({ description: 'Goes with the next call, once, for two minutes' }) }),
    handle: ({ body, req }) => sliders.solve({ siteId: req.site.id, ip: req.ip }, body),
  });
}
