import type { MemberInfo } from '@quetzal/web-kit/session';

/** Shown when a member has no picture or it does not load. */
export const fallbackAvatarSrc = '/art/avatars/a1.webp';

/** Path of the drawing with a name such as `a7`. */
export function drawingSrc(name: string): string {
  return `/art/avatars/${name}.webp`;
}

/** Path of what stands for a member: their own picture, else a drawing. */
export function avatarSrc({ avatar, picture }: Pick<MemberInfo, 'avatar' | 'picture'>): string {
  return picture ?? drawingSrc(avatar);
}
