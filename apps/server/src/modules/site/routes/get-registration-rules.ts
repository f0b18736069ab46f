import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { FieldRuleSchema } from '../site.settings.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** Which fields the registration form has and what each asks. */
export function addGetRegistrationRules(api: Api, { sites }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/setting/register',
    operationId: 'getRegistrationRules',
    tag: 'site',
    summary: 'Fields of the registration form and their rules',
    moduleIds: ['REG3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({ fields: Type.Record(Type.String(), FieldRuleSchema) }),
    async handle({ req }) {
      const { settings } = await sites.byId(req.site.id);
      return { fields: settings.registration };
    },
  });
}
