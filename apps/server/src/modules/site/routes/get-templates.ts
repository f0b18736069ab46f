import { bannerGroups } from '@quetzal/domain/site';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { BannerView } from '../site.settings.ts';
import type { SiteRoutesDeps } from './deps.ts';

const Codes = Type.Array(Type.String());

/** How the site's pages are laid out: themes, banners, which games stand where. */
export function addGetTemplates(api: Api, { sites }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/templates',
    operationId: 'getTemplates',
    tag: 'site',
    summary: 'Themes, banner groups, kinds of games and lottery of the site',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({
      platform: Type.Literal('WEB'),
      themes: Codes,
      defaultTheme: Type.String(),
      bannerGroups: Type.Array(Type.Object({ groupName: Type.String(), banners: Type.Array(BannerView) })),
      gameTypes: Codes,
      gameListCenter: Type.Array(Type.String(), { description: 'Kinds of games that open the game list' }),
      esportVendors: Codes,
      cockfightVendors: Codes,
      lotteryType: Type.String(),
      prizeModes: Codes,
    }),
    async handle({ req }) {
      const { themes, defaultTheme, banners, catalogue, lottery } = (await sites.byId(req.site.id)).settings;
      const { gameTypes, gameListCenter, esportVendors, cockfightVendors } = catalogue;
      return {
        platform: 'WEB' as const,
        themes,
        defaultTheme,
        bannerGroups: bannerGroups.map((groupName) => ({
          groupName,
          banners: banners.filter((banner) => banner.groupName === groupName),
        })),
        gameTypes,
        gameListCenter,
        esportVendors,
        cockfightVendors,
        lotteryType: lottery.type,
        prizeModes: lottery.prizeModes,
      };
    },
  });
}
