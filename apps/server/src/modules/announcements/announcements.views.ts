import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import {
  type Announcement,
  announcementKinds,
  type AnnouncementText,
  audiences,
  executions,
  platforms,
} from './announcement.model.ts';
import { safeHtml } from './safe-html.ts';

export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

const Image = Type.Object({ url: Type.String(), sequence: Type.Integer() });
const Millis = Type.Integer({ description: 'Milliseconds since 1970' });

/** What every announcement has on the wire. */
const Common = {
  id: Type.String({ format: 'uuid' }),
  title: Type.String({ description: 'Plain text' }),
  content: Type.String({ description: 'HTML that has been cleaned: texts, lists, tables, own pictures, links' }),
  startDateStr: Millis,
};

export const NoticeView = Type.Object(Common);
export const BannerView = Type.Object({
  ...Common,
  url: Type.String({ description: 'The picture: the image with the lowest sequence' }),
  smallUrl: Type.Union([Type.String(), Type.Null()], {
    description: 'A composition of its own for small screens: the image after that',
  }),
  groupName: Type.String(),
  linkageType: Type.Union([oneOf(['inside', 'outside']), Type.Null()]),
  linkageUrl: Type.Union([Type.String(), Type.Null()]),
});
export const PromotionView = Type.Object({
  ...Common,
  endDateStr: Type.Union([Millis, Type.Null()]),
  announcementImages: Type.Array(Image),
  linkageType: Type.Union([oneOf(['inside', 'outside']), Type.Null()]),
  linkageUrl: Type.Union([Type.String(), Type.Null()]),
});

/** An announcement with all its languages, as operators see it. */
export const AnnouncementView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: oneOf(announcementKinds),
  audiences: Type.Array(oneOf(audiences)),
  platform: oneOf(platforms),
  execution: oneOf(executions),
  groupName: Type.Union([Type.String(), Type.Null()]),
  link: Type.Union([Type.Object({ kind: oneOf(['inside', 'outside']), url: Type.String() }), Type.Null()]),
  startsAt: Instant,
  endsAt: Type.Union([Instant, Type.Null()]),
  publishedAt: Instant,
  withdrawnAt: Type.Union([Instant, Type.Null()]),
  images: Type.Array(Image),
  texts: Type.Record(Type.String(), Type.Object({ title: Type.String(), html: Type.String() })),
});

/** Cleaned on the way out too: what a filter let pass on the day it was stored, that of today may know. */
const cleaned = ({ title, html }: AnnouncementText): AnnouncementText => ({ title, html: safeHtml(html) });

/** The text in the language asked for, else the site's, else any. */
function textFor({ texts }: Announcement, languages: readonly string[]): AnnouncementText {
  const tag = languages.find((language) => texts[language] !== undefined) ?? Object.keys(texts)[0] ?? '';
  return cleaned(texts[tag] ?? { title: '', html: '' });
}

const shared = (announcement: Announcement, languages: readonly string[]): Static<typeof NoticeView> => {
  const { title, html } = textFor(announcement, languages);
  return { id: announcement.id, title, content: html, startDateStr: announcement.startsAt.getTime() };
};

const linkage = ({ link }: Announcement) => ({ linkageType: link?.kind ?? null, linkageUrl: link?.url ?? null });

/** The answer of the wire contract: by kind, in one language. */
export function shownView(shown: readonly Announcement[], languages: readonly string[]) {
  const of = (kind: Announcement['kind']) => shown.filter((announcement) => announcement.kind === kind);
  return {
    player: of('PL').map((one) => shared(one, languages)),
    popup: of('PU').map((one) => shared(one, languages)),
    help: of('H').map((one) => shared(one, languages)),
    banners: of('B').map((one) => ({
      ...shared(one, languages),
      ...linkage(one),
      url: one.images[0]?.url ?? '',
      smallUrl: one.images[1]?.url ?? null,
      groupName: one.groupName ?? '',
    })),
    promotion: of('PR').map((one) => ({
      ...shared(one, languages),
      ...linkage(one),
      endDateStr: one.endsAt?.getTime() ?? null,
      announcementImages: [...one.images],
    })),
  };
}

/** An announcement as operators see it. */
export function announcementView(announcement: Announcement): Static<typeof AnnouncementView> {
  const { startsAt, endsAt, publishedAt, withdrawnAt, texts } = announcement;
  return {
    ...announcement,
    audiences: [...announcement.audiences],
    images: [...announcement.images],
    texts: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, cleaned(text)])),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    publishedAt: publishedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
