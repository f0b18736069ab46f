import type { Routes } from '#kernel/http/api-instance.ts';
import type { Announcements } from './announcements.service.ts';
import type { AnnouncementPictures } from './pictures/pictures.service.ts';
import { addAnnouncementOps, type AnnouncementOpsDeps } from './routes/announcement-ops.ts';
import { addListShown } from './routes/list-shown.ts';
import { addPictureOps } from './routes/picture-ops.ts';
import { addShowPicture } from './routes/show-picture.ts';

export { announcementJobs } from './announcements.jobs.ts';
export { type Announcements, createAnnouncements } from './announcements.service.ts';
export { createAnnouncementPictures } from './pictures/pictures.service.ts';
export type { NewAnnouncement } from './announcement.model.ts';

/** The calls that tell a visitor what the site announces, and show its pictures. */
export function announcementRoutes(deps: { announcements: Announcements; pictures: AnnouncementPictures }): Routes {
  return (api) => {
    addListShown(api, deps);
    addShowPicture(api, deps);
  };
}

/** The calls of operators about announcements. */
export function announcementOpsRoutes(deps: AnnouncementOpsDeps & { pictures: AnnouncementPictures }): Routes {
  return (api) => {
    addAnnouncementOps(api, deps);
    addPictureOps(api, deps);
  };
}
