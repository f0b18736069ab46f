import { Group, Panel, Separator, type GroupProps, type PanelProps, type SeparatorProps } from 'react-resizable-panels';
import { cn } from '../../class-names/class-names.ts';

/** Panels side by side (or one over the other with `orientation="vertical"`) whose borders can be moved. */
export function ResizableGroup({ className, ...rest }: GroupProps) {
  return <Group data-slot="resizable-group" className={cn('min-h-0 min-w-0', className)} {...rest} />;
}

/**
 * One panel; a direct child of its group. Sizes: a number is pixels, "30%" a share of the group. Give every panel a
 * `minSize`, so that none can be lost.
 */
export function ResizablePanel({ className, ...rest }: PanelProps) {
  return <Panel data-slot="resizable-panel" className={cn('min-w-0', className)} {...rest} />;
}

export interface ResizableHandleProps extends SeparatorProps {
  /** Names the border for assistive technology: "Ancho de la lista". */
  label: string;
}

/** The border between two panels; a direct child of the group. A double press puts the panel before it back. */
export function ResizableHandle({ label, className, ...rest }: ResizableHandleProps) {
  return (
    <Separator
      data-slot="resizable-handle"
      aria-label={label}
      className={cn(
        'group relative flex flex-none items-center justify-center rounded-full outline-none aria-[orientation=horizontal]:h-4 aria-[orientation=vertical]:w-4 before:absolute before:rounded-full before:bg-line-2 before:transition-colors before:duration-(--q-dur-fast) aria-[orientation=horizontal]:before:inset-x-0 aria-[orientation=horizontal]:before:h-px aria-[orientation=vertical]:before:inset-y-0 aria-[orientation=vertical]:before:w-px hover:before:bg-accent focus-visible:before:bg-ring data-[separator=active]:before:bg-accent aria-[orientation=horizontal]:focus-visible:before:h-0.5 aria-[orientation=vertical]:focus-visible:before:w-0.5 forced-colors:before:bg-[CanvasText]',
        className,
      )}
      {...rest}
    >
      <span
        aria-hidden="true"
        className="relative rounded-full bg-line-control ring-4 ring-canvas group-hover:bg-accent group-focus-visible:bg-ring group-data-[separator=active]:bg-accent group-aria-[orientation=horizontal]:h-1 group-aria-[orientation=horizontal]:w-8 group-aria-[orientation=vertical]:h-8 group-aria-[orientation=vertical]:w-1 forced-colors:bg-[CanvasText]"
      />
    </Separator>
  );
}
