import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import { feedbackPicturesMax, giveFeedback } from '../feedback/feedback.service.ts';
import { feedbackKinds } from '../feedback/feedback.store.ts';
import type { MemberRoutesDeps } from './deps.ts';

const base64Length = Math.ceil(uploadBytesMax / 3) * 4;

/** Takes a remark, of visitors too; pictures come from members only. */
export function addGiveFeedback(api: Api, deps: MemberRoutesDeps): void {
  addOperation(api, {
    method: 'PUT',
    url: '/wps/feedback',
    operationId: 'giveFeedback',
    tag: 'members',
    summary: 'Tell the people who run the site something',
    moduleIds: ['FEEDBACK3'],
    access: 'optional',
    callsPerMinuteMax: 20,
    bodyBytesMax: feedbackPicturesMax * base64Length + 4_096,
    refusals: [413, 422, 429],
    body: Body({
      kind: Type.Optional(
        Type.Union(
          feedbackKinds.map((kind) => Type.Literal(kind)),
          { description: 'What it is about; `other` when left out' },
        ),
      ),
      content: Type.String({ maxLength: 2_000, description: 'At most 140 characters' }),
      images: Type.Optional(
        Type.Array(Type.String({ maxLength: base64Length, pattern: '^[A-Za-z0-9+/]+={0,2}$' }), {
          maxItems: feedbackPicturesMax,
          description: 'PNG or JPEG in base64, 5 MB each at most; needs a login',
        }),
      ),
    }),
    value: Type.Object({ id: Type.String() }),
    async handle({ caller, body, req }) {
      const { kind = 'other', content, images = [] } = body;
      const from = { siteId: req.site.id, memberId: caller?.memberId, ip: req.ip };
      return { id: await giveFeedback(deps, { ...from, kind, content, images }) };
    },
  });
}
