import * as Radix from '@radix-ui/react-popover';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { popoverSurface } from '../popover/popover-surface.ts';
import { useLayerContainer } from '../popover/use-layer-container.ts';
import { fetchLanguageList } from './fetch-language-list.ts';
import type { LanguageListProps } from './language-list.tsx';

interface LanguagePanelProps extends LanguageListProps {
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The list did not come; the panel is closed again. */
  onLost?: (() => void) | undefined;
}

/** A long list of languages under its button, with a search box over it. */
export function LanguagePanel({ trigger, open, onOpenChange, onSelect, onLost, ...list }: LanguagePanelProps) {
  const { triggerRef, container, place } = useLayerContainer<HTMLButtonElement>();
  const change = (next: boolean) => {
    place(next);
    onOpenChange(next);
  };
  const [List] = useLanguageList(open, () => {
    change(false);
    onLost?.();
  });
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
          {List !== null && <List {...list} onSelect={choose} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/*
 * Most visitors never open it, so the search comes with the first opening. Not `React.lazy`, which keeps a failure for
 * good: the next press asks anew.
 */
function useLanguageList(isWanted: boolean, onLost: () => void) {
  const [List, setList] = useState<ComponentType<LanguageListProps> | null>(null);
  const tellLoss = useEffectEvent(onLost);
  useEffect(() => {
    if (!isWanted || List !== null) return;
    let isLeft = false;
    fetchLanguageList().then(
      ({ LanguageList }) => setList(() => LanguageList),
      () => {
        if (!isLeft) tellLoss();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, List]);
  return [List] as const;
}
