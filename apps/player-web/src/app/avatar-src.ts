/** Shown when a member has no picture or it does not load. */
export const fallbackAvatarSrc = '/art/avatars/a1.webp';

/** Path of the picture with a name such as `a7`. */
export function avatarSrc(name: string): string {
  return `/art/avatars/${name}.webp`;
}
