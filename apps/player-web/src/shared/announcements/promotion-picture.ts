import type { Promotion } from './announcements.queries.ts';

/** The picture that a promotion is told with, and the drawing that stands for one without. */
export function promotionPicture({ announcementImages }: Promotion): string {
  return announcementImages.find(({ sequence }) => sequence === 1)?.url ?? '/art/promos/missions.webp';
}

/** The pictures that stand below the text where a promotion is told in full, in their order. */
export function furtherPictures({ announcementImages }: Promotion): string[] {
  return announcementImages
    .filter(({ sequence }) => sequence !== 1)
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ url }) => url);
}
