import type { Api } from '#kernel/http/api-instance.ts';
import { MemberInfo } from '../members.views.ts';
import { addGetMemberInfo } from './get-member-info.ts';
import { addGiveFeedback } from './give-feedback.ts';
import { addIcon } from './icon.ts';
import { addOwnProfile } from './own-profile.ts';
import { addSetLanguage } from './set-language.ts';
import { addTerms } from './terms.ts';
import type { MemberRoutesDeps } from './deps.ts';

export function addMemberRoutes(api: Api, deps: MemberRoutesDeps): void {
  api.addSchema(MemberInfo);
  addGetMemberInfo(api, deps);
  addSetLanguage(api, deps);
  addTerms(api, deps);
  addIcon(api, deps);
  addOwnProfile(api, deps);
  addGiveFeedback(api, deps);
}
