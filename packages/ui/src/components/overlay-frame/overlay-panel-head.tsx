import { ChevronLeftIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import { Grabber } from '../dialog/panel-body.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

interface OverlayPanelHeadProps {
  title: ReactNode;
  end: ReactNode;
  backLabel: string;
  closeLabel: string;
  onBack: () => void;
  /** What a finger pulls a sheet down by; left out where the panel is none, which then has a way back. */
  handle: ComponentProps<'div'> | undefined;
}

/** Title, way back and way out of a panel of the personal centre. */
export function OverlayPanelHead({ title, end, backLabel, closeLabel, onBack, handle }: OverlayPanelHeadProps) {
  const isSheet = handle !== undefined;
  return (
    <div {...handle} className={cn('flex-none', isSheet && 'touch-none')}>
      {isSheet && <Grabber className="md:hidden" />}
      <div className="flex items-center gap-3.5 px-4 py-3 lg:gap-2 lg:px-7 lg:pt-5 lg:pb-0">
        <IconButton label={backLabel} onClick={onBack} className={cn('-ms-2 lg:hidden', isSheet && 'max-md:hidden')}>
          <ChevronLeftIcon className="rtl:-scale-x-100" />
        </IconButton>
        <h2
          tabIndex={-1}
          className={cn(
            'min-w-0 flex-1 font-display text-lg font-[650] tracking-tight outline-none lg:text-2xl',
            isSheet && 'max-md:text-xl',
          )}
        >
          {title}
        </h2>
        {end}
        <CloseButton label={closeLabel} />
      </div>
    </div>
  );
}
