import * as Radix from '@radix-ui/react-toast';
import { readDirection } from '../../direction/direction.ts';
import { ToastCard } from './toast-card.tsx';
import type { ShownToast } from './toast-content.ts';

export interface ToastStackProps {
  label: string;
  closeLabel: string;
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/** What is said before each message: the key that leads to the region belongs to the region's own name. */
const nameOnly = (label: string): string => label.replace(/\s*[(（]\{hotkey\}[)）]/, '');

/** The messages that stand now: below the header, whose balance stays in sight; at the end side where there is room. */
export function ToastStack({ label, closeLabel, toasts, onClose }: ToastStackProps) {
  return (
    <Radix.Provider label={nameOnly(label)} swipeDirection={readDirection() === 'rtl' ? 'left' : 'right'}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport
        data-slot="toasts"
        label={label}
        className="fixed end-0 top-(--q-header-h) z-(--q-z-toast) grid w-full max-w-[24.5rem] gap-2.5 p-4 outline-none max-md:max-w-none max-md:p-3 pointer-events-none *:pointer-events-auto"
      />
    </Radix.Provider>
  );
}
