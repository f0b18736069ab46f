import { foldText } from '@quetzal/i18n/fold-text';
import type { ReactNode } from 'react';

/* A letter may fold to none or to several, so that each folded letter knows where it stood. */
function folded(text: string): { letters: string; at: number[] } {
  const at: number[] = [];
  let letters = '';
  let index = 0;
  for (const letter of text) {
    for (const part of foldText(letter)) {
      letters += part;
      for (let unit = 0; unit < part.length; unit += 1) at.push(index);
    }
    index += letter.length;
  }
  at.push(index);
  return { letters, at };
}

/** Where the words of a search stand in a title, as pairs of begin and end; accents and capitals do not count. */
export function marksIn(title: string, search: string): [number, number][] {
  const { letters, at } = folded(title);
  const words = folded(search)
    .letters.split(/\s+/)
    .filter((word) => word !== '');
  const marks = words.flatMap((word): [number, number][] => {
    const found = letters.indexOf(word);
    if (found === -1) return [];
    return [[at[found] ?? 0, at[found + word.length] ?? title.length]];
  });
  const sorted = marks.toSorted(([a], [b]) => a - b);
  return sorted.reduce<[number, number][]>((merged, [from, to]) => {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
    return merged;
  }, []);
}

/** A title in which what was looked for is marked. */
export function MarkedTitle({ title, search }: { title: string; search: string }): ReactNode {
  const marks = marksIn(title, search);
  if (marks.length === 0) return title;
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {title.slice(ends[index], from)}
          <mark className="bg-transparent text-accent">{title.slice(from, to)}</mark>
        </span>
      ))}
      {title.slice(ends.at(-1))}
    </>
  );
}
