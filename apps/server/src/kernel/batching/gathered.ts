/**
 * Passes on what is named within `gatherMs` together, each once, and at most `itemsMax` in one call. For what nobody waits
 * for: what is named right before the process ends is lost.
 */
export function gathered(
  pass: (items: string[]) => void,
  { gatherMs, itemsMax }: { gatherMs: number; itemsMax: number },
): (item: string) => void {
  const named = new Set<string>();

  function passOn(): void {
    const items = [...named];
    named.clear();
    for (let start = 0; start < items.length; start += itemsMax) pass(items.slice(start, start + itemsMax));
  }

  return (item) => {
    if (named.size === 0) setTimeout(passOn, gatherMs).unref();
    named.add(item);
  };
}
