/** B banner, PL notice that runs along the top, PU popup, PR promotion, H help. */
export const announcementKinds = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** A logged in, B without a session, F at the first login. */
export const audiences = ['A', 'B', 'F'] as const;
export type Audience = (typeof audiences)[number];

/** A everywhere, W in browsers, M in mobile applications. */
export const platforms = ['A', 'W', 'M'] as const;
export type Platform = (typeof platforms)[number];

/** B on both sites, M on the players' site, A in the agents' portal. */
export const executions = ['B', 'M', 'A'] as const;
export type Execution = (typeof executions)[number];

/** Where a click leads: to a path of the site, or to an https address elsewhere. */
interface AnnouncementLink {
  kind: 'inside' | 'outside';
  url: string;
}

/** Title (plain text) and content (HTML) in one language. */
export interface AnnouncementText {
  title: string;
  html: string;
}

/** What an operator publishes. */
export interface NewAnnouncement {
  kind: AnnouncementKind;
  audiences: readonly Audience[];
  platform: Platform;
  execution: Execution;
  /** Of a banner: the place it stands in, as `w_home`. */
  groupName?: string | undefined;
  link?: AnnouncementLink | undefined;
  /** Left out: now. */
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  /** Paths of the site's own pictures. */
  images: readonly { sequence: number; url: string }[];
  /** By language tag. */
  texts: Readonly<Record<string, AnnouncementText>>;
}

/** An announcement as it is kept. */
export interface Announcement extends Omit<NewAnnouncement, 'groupName' | 'link' | 'startsAt' | 'endsAt'> {
  id: string;
  groupName: string | null;
  link: AnnouncementLink | null;
  startsAt: Date;
  endsAt: Date | null;
  publishedAt: Date;
  withdrawnAt: Date | null;
}
