import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { headClass } from './carousel-look.ts';
import { WayArrow } from './way-arrow.tsx';

interface CarouselHeadProps {
  title: ReactNode;
  titleId: string;
  headingLevel: 'h2' | 'h3';
  badge: ReactNode;
  more: ReactNode;
  previousLabel: string;
  nextLabel: string;
  hasArrows: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  onBack: () => void;
  onOn: () => void;
}

/** The line over a carousel: title, link, arrows. Fingers swipe, so small screens have no arrows. */
export function CarouselHead({
  title,
  titleId,
  headingLevel: Heading,
  badge,
  more,
  previousLabel,
  nextLabel,
  hasArrows,
  canGoBack,
  canGoOn,
  onBack,
  onOn,
}: CarouselHeadProps) {
  return (
    <header className={headClass}>
      <Heading id={titleId} className="min-w-0 font-display text-lg font-[650] tracking-snug">
        {title}
      </Heading>
      {badge}
      {/* Without arrows the words of the link end where the cards do. */}
      <div className="ms-auto flex flex-none items-center gap-2 max-md:-me-[12px]">
        {more}
        {hasArrows && (
          <div className="hidden gap-1.5 md:flex">
            <WayArrow label={previousLabel} isOn={canGoBack} onClick={onBack}>
              <ChevronLeftIcon className="rtl:-scale-x-100" />
            </WayArrow>
            <WayArrow label={nextLabel} isOn={canGoOn} onClick={onOn}>
              <ChevronRightIcon className="rtl:-scale-x-100" />
            </WayArrow>
          </div>
        )}
      </div>
    </header>
  );
}
