import type { SiteSettings } from '#modules/site';
import type { Rooms } from './rooms.ts';

/** Changes the demo site's file: modules to switch on or off, and settings, field by field for the registration form. */
export async function changeSite(
  rooms: Pick<Rooms, 'sites' | 'siteId'>,
  change: {
    on?: string[];
    off?: string[];
    registration?: SiteSettings['registration'];
    settings?: Partial<SiteSettings>;
  },
): Promise<void> {
  const site = await rooms.sites.byId(rooms.siteId);
  const { on = [], off = [], registration = {}, settings = {} } = change;
  const modules = [...new Set([...site.modules, ...on])].filter((module) => !off.includes(module));
  await rooms.sites.save({
    ...site,
    modules,
    settings: { ...site.settings, ...settings, registration: { ...site.settings.registration, ...registration } },
  });
}
