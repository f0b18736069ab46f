import * as Radix from '@radix-ui/react-toast';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { readDirection } from '../../direction/direction.ts';
import type { MessageTone } from '../alert/tone-icons.ts';
import { ToastCard } from './toast-card.tsx';

export interface ToastContent {
  tone?: MessageTone | undefined;
  title: string;
  detail?: ReactNode | undefined;
  /** `altText` tells a screen reader where the same can be done later. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
}

export interface ShownToast extends ToastContent {
  id: number;
  open: boolean;
}

export interface Toasts {
  /** Shows a message and returns its id. */
  show: (content: ToastContent) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);

export interface ToastProviderProps {
  /** Names the region for assistive technology; `{hotkey}` is replaced by the key that leads there. */
  label: string;
  closeLabel: string;
  /** How many are shown at once; the oldest gives way. */
  countMax?: number | undefined;
  children: ReactNode;
}

/** Holds the messages of the whole site. Success, warn and info go after 5 s (8 s with an action), danger stays. */
export function ToastProvider({ label, closeLabel, countMax = 3, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }, []);
  const show = useCallback(
    (content: ToastContent) => {
      const id = nextId();
      setToasts((shown) => [
        ...shown.filter((toast) => toast.open).slice(1 - countMax),
        { ...content, id, open: true },
      ]);
      return id;
    },
    [countMax],
  );
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={value}>
      <Radix.Provider label={label} swipeDirection={readDirection() === 'rtl' ? 'left' : 'right'}>
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => dismiss(toast.id)} />
        ))}
        <Radix.Viewport
          data-slot="toasts"
          label={label}
          className="fixed end-0 top-0 z-(--q-z-toast) grid w-full max-w-[24.5rem] gap-2.5 p-4 outline-none max-md:max-w-none max-md:pt-[max(1rem,env(safe-area-inset-top))] pointer-events-none *:pointer-events-auto"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Shows messages from anywhere below the provider; throws outside of it. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
