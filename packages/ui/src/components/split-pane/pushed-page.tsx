import { ChevronLeftIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';

/** A page over the one before it: takes the focus when it comes and gives it back when it goes. */
export function PushedPage({
  label,
  backLabel,
  onBack,
  children,
}: {
  label: string;
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    back.current?.focus();
    return () => {
      /* What had the focus is hidden until this page is gone. */
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
  return (
    <section aria-label={label} className="grid min-w-0 animate-fade-in gap-3">
      <Button ref={back} variant="ghost" size="sm" onClick={onBack} className="-ms-2 justify-self-start">
        <ChevronLeftIcon className="rtl:-scale-x-100" />
        {backLabel}
      </Button>
      {children}
    </section>
  );
}
