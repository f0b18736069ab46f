import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { announcementKinds, type AnnouncementKind, executions, platforms } from '../announcement.model.ts';
import type { Announcements } from '../announcements.service.ts';
import { BannerView, NoticeView, oneOf, PromotionView, shownView } from '../announcements.views.ts';

const kindList = `(${announcementKinds.join('|')})`;

function kindsOf(types: string): AnnouncementKind[] {
  const asked = new Set(types.split(','));
  return announcementKinds.filter((kind) => asked.has(kind));
}

export function addListShown(api: Api, { announcements }: { announcements: Announcements }): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/MCSFE_getListAnnouncements',
    operationId: 'listAnnouncements',
    tag: 'announcements',
    summary: 'What the site tells now: banners, notices, popups, promotions, help, in the language of the call',
    moduleIds: ['COMM3'],
    access: 'optional',
    isOpenToTrial: true,
    polled: true,
    query: Type.Object({
      types: Type.String({ pattern: `^${kindList}(,${kindList}){0,9}$`, default: 'B,PL,PU,PR,H' }),
      platform: oneOfWithDefault(platforms, 'W'),
      execution: oneOfWithDefault(executions, 'B'),
      isFirstLogin: Type.Boolean({
        default: false,
        description: 'True right after the first login: adds what is for that',
      }),
    }),
    value: Type.Object({
      player: Type.Array(NoticeView),
      banners: Type.Array(BannerView),
      popup: Type.Array(NoticeView),
      promotion: Type.Array(PromotionView),
      help: Type.Array(NoticeView),
    }),
    async handle({ caller, query: { types, ...query }, req }) {
      const shown = await announcements.shownTo({
        ...query,
        siteId: req.site.id,
        kinds: kindsOf(types),
        isLoggedIn: caller !== undefined,
        isAgent: caller?.isAgent ?? false,
      });
      return shownView(shown, [req.language, req.site.defaultLanguage]);
    },
  });
}

function oneOfWithDefault<const T extends readonly string[]>(values: T, value: T[number]) {
  return Type.Unsafe<T[number]>({ ...oneOf(values), default: value });
}
