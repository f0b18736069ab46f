import * as Radix from '@radix-ui/react-popover';
import { lazy, Suspense, type ReactElement } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { popoverSurface } from '../popover/popover-surface.ts';
import { useLayerContainer } from '../popover/use-layer-container.ts';
import type { LanguageListProps } from './language-list.tsx';

/* Most visitors never open it, so the search comes with the first opening. */
const LanguageList = lazy(async () => ({ default: (await import('./language-list.tsx')).LanguageList }));

interface LanguagePanelProps extends LanguageListProps {
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A long list of languages under its button, with a search box over it. */
export function LanguagePanel({ trigger, open, onOpenChange, onSelect, ...list }: LanguagePanelProps) {
  const { triggerRef, container, place } = useLayerContainer<HTMLButtonElement>();
  const change = (next: boolean) => {
    place(next);
    onOpenChange(next);
  };
  const choose = (tag: string) => {
    change(false);
    onSelect(tag);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="language-panel"
          aria-label={list.label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          // The list takes the focus itself when it is there.
          onOpenAutoFocus={(event) => event.preventDefault()}
          className={cn(
            popoverSurface,
            'flex h-[min(26rem,var(--radix-popover-content-available-height))] w-72 max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden',
          )}
        >
          <Suspense fallback={null}>
            <LanguageList {...list} onSelect={choose} />
          </Suspense>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
