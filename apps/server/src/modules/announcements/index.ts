import type { Routes } from '#kernel/http/api-instance.ts';
import type { Announcements } from './announcements.service.ts';
import { addAnnouncementOps, type AnnouncementOpsDeps } from './routes/announcement-ops.ts';
import { addListShown } from './routes/list-shown.ts';

export { type Announcements, createAnnouncements } from './announcements.service.ts';
export type { NewAnnouncement } from './announcement.model.ts';

/** The call that tells a visitor what the site announces. */
export function announcementRoutes(deps: { announcements: Announcements }): Routes {
  return (api) => addListShown(api, deps);
}

/** The calls of operators about announcements. */
export function announcementOpsRoutes(deps: AnnouncementOpsDeps): Routes {
  return (api) => addAnnouncementOps(api, deps);
}
