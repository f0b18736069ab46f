import type { ReactNode } from 'react';
import { Badge } from '../src/components/badge/badge.tsx';
import { CheckIcon, XIcon, type Icon } from '../src/icons/index.ts';
import type { Guide } from './guide.ts';

/** The written guide of a component: status, do and don't, keys. */
export function GuidePanel({ guide: { status, use, avoid, keyboard } }: { guide: Guide }) {
  return (
    <section className="my-6 grid gap-6 font-sans text-base text-fg-2">
      <p className="flex items-center gap-3">
        <Badge tone={status === 'stable' ? 'success' : 'info'}>{status === 'stable' ? 'Stable' : 'New'}</Badge>
        <span>
          {status === 'stable'
            ? 'Both sites may rely on it.'
            : 'Its props may still change; ask before you build on it.'}
        </span>
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Sentences title="Use" icon={CheckIcon} className="text-success-text" sentences={use} />
        <Sentences title="Avoid" icon={XIcon} className="text-danger-text" sentences={avoid} />
      </div>
      {keyboard !== undefined && <KeyboardMap keyboard={keyboard} />}
    </section>
  );
}

interface SentencesProps {
  title: string;
  icon: Icon;
  className: string;
  sentences: readonly string[];
}

function Sentences({ title, icon: Mark, className, sentences }: SentencesProps) {
  return (
    <div className="rounded-lg bg-surface-1 p-5 shadow-1">
      <h3 className="mb-3 font-display text-lg font-[650] text-fg">{title}</h3>
      <ul className="grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <Mark aria-hidden className={`mt-0.75 size-4 ${className}`} />
            <span>
              <Sentence>{sentence}</Sentence>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/* What stands between backticks is code. */
function Sentence({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="rounded-xs bg-surface-3 px-1 py-0.5 font-mono text-xs text-fg">
        {part}
      </code>
    ),
  );
}

function KeyboardMap({ keyboard }: { keyboard: NonNullable<Guide['keyboard']> }) {
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-start font-display text-lg font-[650] text-fg">Keyboard</caption>
      <tbody>
        {keyboard.map(([keys, effect]) => (
          <tr key={keys} className="border-t border-line">
            <th scope="row" className="w-1/3 py-2.5 pe-4 text-start align-top font-normal">
              <Keys>{keys}</Keys>
            </th>
            <td className="py-2.5">
              <Sentence>{effect}</Sentence>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/* "Shift + Tab, Esc" as keycaps. */
function Keys({ children }: { children: string }): ReactNode {
  return children.split(/(\s*[+,/]\s+|\s+(?:or|and|then)\s+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part + String(index)}>{part}</span>
    ) : (
      <kbd key={part} className="rounded-sm bg-surface-3 px-1.5 py-0.5 font-mono text-xs text-fg">
        {part}
      </kbd>
    ),
  );
}
