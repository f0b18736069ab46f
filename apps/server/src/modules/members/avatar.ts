const avatarCount = 12;

/** The drawing that stands for an account, `a1` to `a12`: always the same for the same id. */
export function avatarOf(memberId: string): string {
  const tail = Number.parseInt(memberId.replaceAll('-', '').slice(-6), 16);
  return `a${(tail % avatarCount) + 1}`;
}
