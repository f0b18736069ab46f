import type { Promotion } from './announcements.queries.ts';

/** The picture that a promotion is told with, and the drawing that stands for one without. */
export function promotionPicture({ announcementImages }: Promotion): string {
  return announcementImages.find(({ sequence }) => sequence === 1)?.url ?? '/art/promos/missions.webp';
}
