import { readHelp } from '@quetzal/i18n/server';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { helpChapter } from '../help/help-chapter.ts';
import { siteInfoOf, visitorSeen } from '../site.views.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** The help centre in the caller's language: the site's own chapters where its file has them, else ours. */
export function addGetHelpCenter(api: Api, { sites, countryOf }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/helpCenter',
    operationId: 'getHelpCenter',
    tag: 'site',
    summary: 'The chapters of the help centre, in the order of its menu',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({
      language: Type.String({ description: 'BCP 47 tag of the language asked for' }),
      sections: Type.Array(
        Type.Object({
          key: Type.String(),
          title: Type.String(),
          html: Type.String({ description: 'Made from Markdown: no scripts, styles or foreign markup' }),
          language: Type.String({ description: 'What it is written in, when there is none in the language asked for' }),
        }),
      ),
    }),
    async handle({ req }) {
      const site = await sites.byId(req.site.id);
      const { ageMin } = siteInfoOf(site, visitorSeen(countryOf, req));
      const { sections, texts } = site.settings.help;
      const facts = { brand: site.name, age: String(ageMin), currency: site.currency };
      const wanted = { language: req.language, defaultLanguage: site.defaultLanguage, facts, ours: readHelp };
      return {
        language: req.language,
        sections: sections.map((key) => helpChapter({ ...wanted, key, own: texts[key] ?? {} })),
      };
    },
  });
}
