import Type from 'typebox';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { findUpload, uploadsOf } from '#kernel/uploads/uploads.store.ts';
import { feedbackSubject } from './feedback.service.ts';
import { isFeedbackOf, selectLatestFeedback } from './feedback.store.ts';

/** What the calls of operators about remarks need. */
export interface FeedbackOpsDeps {
  db: Database;
  siteOf(operatorId: string): Promise<string>;
}

const common = { tag: 'members', moduleIds: [], access: 'operator' } as const;
const Id = Type.String({ format: 'uuid' });

/** Lists remarks with the ids of their pictures, and shows a picture. */
export function addFeedbackOps(api: Api, { db, siteOf }: FeedbackOpsDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/feedback',
    operationId: 'listFeedback',
    permission: 'members.read',
    summary: 'The latest remarks of visitors and members',
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }) }),
    value: Type.Object({
      content: Type.Array(
        Type.Object({
          id: Type.String(),
          account: Type.Union([Type.String(), Type.Null()], { description: 'Null of a visitor' }),
          kind: Type.String({ description: 'What its sender says it is about' }),
          content: Type.String(),
          createdAt: Instant,
          pictures: Type.Array(Type.String()),
        }),
      ),
    }),
    async handle({ caller, query }) {
      const latest = await selectLatestFeedback(db, await siteOf(caller.operatorId), query.limit);
      const content = latest.map(async ({ createdAt, ...feedback }) => {
        const pictures = (await uploadsOf(db, feedbackSubject(feedback.id))).map(({ id }) => id);
        return { ...feedback, createdAt: createdAt.toISOString(), pictures };
      });
      return { content: await Promise.all(content) };
    },
  });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/feedback/:id/pictures/:pictureId',
    operationId: 'getFeedbackPicture',
    permission: 'members.read',
    summary: 'One picture of a remark',
    params: Type.Object({ id: Id, pictureId: Id }),
    value: Type.Unknown(),
    enveloped: false,
    refusals: [404],
    async handle({ caller, params: { id, pictureId }, reply }) {
      const isOurs = await isFeedbackOf(db, await siteOf(caller.operatorId), id);
      const picture = isOurs ? await findUpload(db, feedbackSubject(id), pictureId) : undefined;
      if (picture === undefined) throw errors.notFound();
      return reply.type(picture.contentType).send(picture.bytes);
    },
  });
}
