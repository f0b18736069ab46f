import { Card } from '@quetzal/ui/card';
import { cn } from '@quetzal/ui/class-names';
import type { ReactNode } from 'react';
import { StepDrawing, type StepName } from './step-drawing.tsx';

export interface GuideStep {
  drawing: StepName;
  text: string;
}

interface GuideCardProps {
  /** What an address names it by. */
  id: string;
  title: string;
  steps: readonly GuideStep[];
  /** Over the whole width, its steps side by side. */
  isWide?: boolean;
  /** A code or a button with the steps. */
  children?: ReactNode;
}

/** How to install the site on one kind of device. */
export function GuideCard({ id, title, steps, isWide = false, children }: GuideCardProps) {
  return (
    <Card asChild padding="lg">
      <section
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className={cn('grid content-start gap-4 focus-ring', isWide && 'col-span-full')}
      >
        <h2 id={`${id}-title`} className="font-display text-lg font-semibold">
          {title}
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:flex">
          <ol className={cn('grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-3', isWide && 'md:grid-cols-3')}>
            {steps.map(({ drawing, text }, index) => (
              <li key={drawing} className="flex flex-wrap items-center gap-4">
                <StepDrawing step={drawing} />
                <p className="min-w-0 flex-1 basis-24 text-sm text-fg-2">
                  <span className="me-2 tnum font-semibold text-fg">{index + 1}</span>
                  {text}
                </p>
              </li>
            ))}
          </ol>
          {children}
        </div>
      </section>
    </Card>
  );
}
