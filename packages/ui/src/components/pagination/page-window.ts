/** The pages to offer: first, last, the current one with its neighbours; null stands for a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const middle = [page - 1, page, page + 1].filter((candidate) => candidate > 1 && candidate < pageCount);
  const shown = [1, ...middle, pageCount];
  return shown.flatMap((current, index) => {
    const before = shown[index - 1];
    if (before === undefined || current - before === 1) return [current];
    return current - before === 2 ? [current - 1, current] : [null, current];
  });
}
