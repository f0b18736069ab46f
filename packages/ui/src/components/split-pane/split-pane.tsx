import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useMediaQuery } from '../../media/use-media-query.ts';
import { ResizableGroup, ResizableHandle, ResizablePanel } from '../resizable/resizable.tsx';
import { PushedPage } from './pushed-page.tsx';

export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  list: ReactNode;
  listLabel: string;
  /** What belongs to the chosen row; null while none is chosen. */
  detail: ReactNode | null;
  detailLabel: string;
  /** Stands in place of the detail on wide screens while none is chosen. */
  placeholder?: ReactNode | undefined;
  /** Names the border between both. */
  handleLabel: string;
  /** From the detail to the list on narrow screens; the caller then sets `detail` to null. */
  onBack: () => void;
  backLabel: string;
  /** Width of the window in rem from which on both stand side by side. */
  wideFromRem?: number | undefined;
  /** Width of the list on wide screens: a number is pixels, "34%" a share. */
  listSize?: number | string | undefined;
}

/** A list beside the detail of one of its rows. On narrow screens the list is a page and the detail a page after it. */
export function SplitPane({
  list,
  listLabel,
  detail,
  detailLabel,
  placeholder,
  handleLabel,
  onBack,
  backLabel,
  wideFromRem = 48,
  listSize = '36%',
  className,
  ...rest
}: SplitPaneProps) {
  const isWide = useMediaQuery(`(width >= ${wideFromRem}rem)`);
  const isEmpty = detail === null;
  return (
    <div data-slot="split-pane" className={cn('min-h-0 min-w-0', isWide && 'h-full', className)} {...rest}>
      {isWide ? (
        <ResizableGroup>
          <ResizablePanel defaultSize={listSize} minSize={220}>
            <Part label={listLabel} className="h-full overflow-y-auto">
              {list}
            </Part>
          </ResizablePanel>
          <ResizableHandle label={handleLabel} />
          <ResizablePanel minSize={280}>
            <Part label={detailLabel} className="h-full overflow-y-auto">
              {isEmpty ? placeholder : detail}
            </Part>
          </ResizablePanel>
        </ResizableGroup>
      ) : (
        <>
          <Part label={listLabel} hidden={!isEmpty}>
            {list}
          </Part>
          {!isEmpty && (
            <PushedPage label={detailLabel} backLabel={backLabel} onBack={onBack}>
              {detail}
            </PushedPage>
          )}
        </>
      )}
    </div>
  );
}

function Part({ label, className, ...rest }: ComponentProps<'section'> & { label: string }) {
  return <section aria-label={label} className={cn('min-w-0', className)} {...rest} />;
}
