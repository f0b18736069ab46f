const avatarCount = 12;

/** Every drawing that a member can choose. */
export const avatars: readonly string[] = Array.from({ length: avatarCount }, (_, at) => `a${at + 1}`);

/** The drawing that stands for an account until its owner chooses one, `a1` to `a12`: always the same for the same id. */
export function avatarOf(memberId: string): string {
  const tail = Number.parseInt(memberId.replaceAll('-', '').slice(-6), 16);
  return `a${(tail % avatarCount) + 1}`;
}
