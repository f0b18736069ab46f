import { createElement, Fragment, type ReactNode } from 'react';

interface MarkedTextProps {
  /** As `<b>18 or over</b>, or of legal age`: marks stand beside each other, none within another. */
  text: string;
  /** What becomes of the words between each pair of marks. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>;
}

const pair = /<(\w+)>([^<]*)<\/\1>/;

/**
 * A translated text of which parts are more than text. Nothing of it is read as HTML, and what has no mark of that name stays as
 * it stands. The library's own way to do this is a tenth of the scripts of a page that has one bold word.
 */
export function MarkedText({ text, marks }: MarkedTextProps): ReactNode {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let found = pair.exec(rest); found !== null; found = pair.exec(rest)) {
    const [whole, mark = '', words = ''] = found;
    const show = Object.hasOwn(marks, mark) ? marks[mark] : undefined;
    parts.push(rest.slice(0, found.index), show === undefined ? whole : show(words));
    rest = rest.slice(found.index + whole.length);
  }
  return createElement(Fragment, null, ...parts, rest);
}
