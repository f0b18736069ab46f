import { groupOf, overriddenBy } from './style-group.ts';

type ClassValue = string | false | null | undefined;

const known = new Map<string, string>();

/**
 * Joins class names; of two classes for the same property and the same variant the later one wins, so that a
 * caller's `className` overrides what a component sets. Knows the classes that this design uses; others stay.
 */
export function cn(...values: ClassValue[]): string {
  const all = values.filter(Boolean).join(' ');
  let merged = known.get(all);
  if (merged === undefined) known.set(all, (merged = merge(all)));
  return merged;
}

function merge(all: string): string {
  const overridden = new Set<string>();
  const kept: string[] = [];
  for (const name of all.split(/\s+/).reverse()) {
    const [variants, utility] = splitVariants(name);
    const group = groupOf(utility);
    if (group === undefined) kept.push(name);
    else if (!overridden.has(variants + group)) {
      kept.push(name);
      for (const lost of overriddenBy(group)) overridden.add(variants + lost);
    }
  }
  return kept.reverse().join(' ').trim();
}

/* `md:hover:p-2` into `md:hover:` and `p-2`; a colon inside brackets belongs to the value. */
function splitVariants(name: string): [variants: string, utility: string] {
  const outsideBrackets = name.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, (inside) => '-'.repeat(inside.length));
  const start = outsideBrackets.lastIndexOf(':') + 1;
  return [name.slice(0, start), name.slice(start)];
}
