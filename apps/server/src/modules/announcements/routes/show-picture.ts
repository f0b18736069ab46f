import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type AnnouncementPictures, picturesUrl } from '../pictures/pictures.service.ts';

/** Shows a picture of an announcement to whoever looks at the page. What an address shows never changes. */
export function addShowPicture(api: Api, { pictures }: { pictures: AnnouncementPictures }): void {
  addOperation(api, {
    tag: 'announcements',
    moduleIds: [],
    access: 'public',
    method: 'GET',
    url: `${picturesUrl}/:id`,
    operationId: 'getAnnouncementPicture',
    summary: 'A picture of an announcement',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: Type.Unknown(),
    enveloped: false,
    refusals: [404],
    async handle({ params, req, reply }) {
      const bytes = await pictures.find(req.site.id, params.id);
      if (bytes === undefined) throw errors.notFound();
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(bytes);
    },
  });
}
