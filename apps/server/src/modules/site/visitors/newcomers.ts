import type { Site } from '../site.model.ts';

/** The modules that text a newcomer a code. */
const texting = ['REGMOBVERF3', 'MOBILENUMREG3'] as const;

/**
 * The site as a newcomer meets it: who hides where they are proves a number where `concealedVisitors` is `verify`.
 * Undefined where the site would have to ask for that and texts nobody: there such a visitor cannot register.
 */
export function siteForNewcomer(site: Site, isConcealed: boolean): Site | undefined {
  if (!isConcealed || site.settings.jurisdiction.concealedVisitors !== 'verify') return site;
  if (!texting.some((module) => site.modules.has(module))) return undefined;
  return { ...site, modules: new Set([...site.modules, 'REGMOBVERF3']) };
}
