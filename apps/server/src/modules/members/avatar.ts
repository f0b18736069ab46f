const avatarCount = 12;

/** Every drawing that a member can choose. */
export const avatars: readonly string[] = Array.from({ length: avatarCount }, (_, at) => `a${at + 1}`);

/** The drawing that stands for an account until its owner chooses one, `a1` to `a12`: always the same for the same id. */
export function avatarOf(memberId: string): string {
  const tail = Number.parseInt(memberId.replaceAll('-', '').slice(-6), 16);
  return `a${(tail % avatarCount) + 1}`;
}

/** Where pictures are shown; an id that nobody can guess lets them be seen. */
export const picturesUrl = '/wps/member/info/icon/pictures';

/** The path of a member's own picture; null without one. */
export function picturePath(pictureId: string | null): string | null {
  return pictureId === null ? null : `${picturesUrl}/${pictureId}`;
}

/** What pictures of a member are kept under. */
export const pictureSubject = (memberId: string): string => `avatar:${memberId}`;
