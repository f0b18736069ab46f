export {
  bannerGroups,
  type HelpSection,
  helpSections,
  registrationFields,
  siteGameTypes,
  siteModules,
} from './names.ts';
export { ageMinIn, type ConcealmentPolicy, concealmentPolicies, type RegionRules, statusIn } from './region.ts';
