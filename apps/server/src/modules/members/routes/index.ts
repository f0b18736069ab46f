import type { Api } from '#kernel/http/api-instance.ts';
import { MemberInfo } from '../members.views.ts';
import { addGetMemberInfo } from './get-member-info.ts';
import { addGetMerchantWallet } from './get-merchant-wallet.ts';
import { addSetLanguage } from './set-language.ts';
import type { MemberRoutesDeps } from './deps.ts';

export function addMemberRoutes(api: Api, deps: MemberRoutesDeps): void {
  api.addSchema(MemberInfo);
  addGetMemberInfo(api, deps);
  addSetLanguage(api, deps);
  addGetMerchantWallet(api);
}
