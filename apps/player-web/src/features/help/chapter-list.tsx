import type { ReactNode } from 'react';
import { SafeHtml } from '#shared/safe-html/safe-html.tsx';
import type { Chapter } from './help.queries.ts';
import { ResponsibleTools } from './responsible-tools.tsx';

/** Every chapter one below the other; the one about responsible gaming has tools of its own at its end. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  return chapters.map(({ key, title, html, language }) => (
    <ChapterFrame key={key} id={key} title={title}>
      <SafeHtml html={html} lang={language} />
      {key === 'responsible' && <ResponsibleTools />}
    </ChapterFrame>
  ));
}

function ChapterFrame({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] scroll-mt-3 gap-4 rounded-md outline-none"
    >
      <h2 id={titleId} className="font-display text-2xl font-[650] tracking-tight text-fg">
        {title}
      </h2>
      {children}
    </section>
  );
}
