import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { firstRoomOf, roomOf, titleOf } from '../chat.rooms.ts';
import type { ChatRoutesDeps } from './deps.ts';

const common = { method: 'GET', tag: 'chat', moduleIds: ['CBS3'] } as const;

/** Which rooms there are, and where one opens. */
export function addReadRooms(api: Api, { chat, sites }: ChatRoutesDeps): void {
  addOperation(api, {
    ...common,
    url: '/wps/relay/CBS_modelList',
    operationId: 'listChatRooms',
    summary: 'The chat rooms of the site; the one of the caller’s language comes first',
    access: 'public',
    polled: true,
    value: Type.Object({
      content: Type.Array(
        Type.Object({
          code: Type.String(),
          title: Type.String({ description: 'In the language of the call' }),
          slowSeconds: Type.Integer({ description: 'Between two messages of a member' }),
          accountAgeHoursMin: Type.Integer({ description: 'Newer accounts only read' }),
          newestId: Type.Union([Type.String(), Type.Null()], { description: 'Of the last message' }),
          here: Type.Integer({ description: 'Members who have it open, each once; demo accounts and visitors not' }),
        }),
      ),
    }),
    async handle({ req }) {
      const site = await sites.byId(req.site.id);
      const [newest, here] = await Promise.all([chat.newestOf(site.id), chat.presence.hereOf(site.id)]);
      const first = site.settings.chat.rooms.length === 0 ? undefined : firstRoomOf(site, req.language);
      const rooms = site.settings.chat.rooms.toSorted((a, b) => Number(b === first) - Number(a === first));
      const content = rooms.map((room) => {
        const { code, slowSeconds, accountAgeHoursMin } = room;
        const title = titleOf(room, req.language, site);
        const newestId = newest.get(code) ?? null;
        return { code, title, slowSeconds, accountAgeHoursMin, newestId, here: here.get(code) ?? 0 };
      });
      return { content };
    },
  });
  addOperation(api, {
    ...common,
    url: '/wps/relay/CBS_launchChat',
    operationId: 'launchChat',
    summary: 'Where the chat opens on the site',
    access: 'optional',
    query: Type.Object({ room: Type.Optional(Type.String({ maxLength: 24 })) }),
    value: Type.Object({ chatUrl: Type.String({ description: 'A path of the site' }) }),
    refusals: [404],
    async handle({ req, query }) {
      const site = await sites.byId(req.site.id);
      const { code } = query.room === undefined ? firstRoomOf(site, req.language) : roomOf(site, query.room);
      return { chatUrl: `/home?chat=${code}` };
    },
  });
}
