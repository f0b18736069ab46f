import type { ReactNode } from 'react';

export interface PageProps {
  title: string;
  /** What the reader takes away, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the catalogue that explains, instead of showing one component. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main lang="en" className="mx-auto grid w-full max-w-[1120px] gap-6 px-(--q-gutter) py-10">
      <header className="grid gap-3 pb-2">
        <h1 className="font-display text-4xl font-[750] tracking-tight">{title}</h1>
        <p className="max-w-[68ch] text-md">{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface SectionProps {
  title: string;
  detail?: ReactNode;
  children: ReactNode;
}

/** A card of such a page. */
export function Section({ title, detail, children }: SectionProps) {
  return (
    <section className="grid min-w-0 content-start gap-4 rounded-lg bg-surface-1 p-5 shadow-1 md:p-6">
      <div className="grid gap-1">
        <h2 className="font-display text-lg font-[650] tracking-snug">{title}</h2>
        {detail !== undefined && <p className="max-w-[76ch] text-sm text-fg-3">{detail}</p>}
      </div>
      {children}
    </section>
  );
}

/** Name of a token or a piece of code. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code dir="ltr" className="justify-self-start rounded-xs bg-surface-3 px-1 py-0.5 font-mono text-xs text-fg">
      {children}
    </code>
  );
}
