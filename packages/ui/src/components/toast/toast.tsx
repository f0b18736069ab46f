import { createContext, use, useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ShownToast, ToastContent } from './toast-content.ts';
import type { ToastStackProps } from './toast-stack.tsx';

export type { ToastContent } from './toast-content.ts';

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

/** Fetches what shows messages ahead of the first, for a page that may have to tell that its connection is lost. */
export const fetchToastStack = () => import('./toast-stack.tsx');

/**
 * Holds the messages of the whole site. Success, warn and info go after 5 s (8 s with an action), danger stays.
 * What shows them is fetched with the first message at the latest.
 */
export function ToastProvider({ label, closeLabel, countMax = 3, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const { Stack, load } = useStack();
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }, []);
  const show = useCallback(
    (content: ToastContent) => {
      const id = nextId();
      load();
      setToasts((shown) => [
        ...shown.filter((toast) => toast.open).slice(1 - countMax),
        { ...content, id, open: true },
      ]);
      return id;
    },
    [countMax, load],
  );
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={value}>
      {children}
      {Stack !== null && <Stack label={label} closeLabel={closeLabel} toasts={toasts} onClose={dismiss} />}
    </ToastContext>
  );
}

/* Not `React.lazy`: a script that cannot be had must not take the page down, and the next message tries again. */
function useStack() {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetchToastStack().then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => {
        isAsked.current = false;
      },
    );
  }, []);
  return { Stack, load };
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
