import type { ReactNode } from 'react';
import type { MessageTone } from '../alert/tone-icons.ts';

/** What a message says. */
export interface ToastContent {
  tone?: MessageTone | undefined;
  title: string;
  detail?: ReactNode | undefined;
  /** `altText` tells a screen reader where the same can be done later. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
}

/** A message that is on the screen or on its way out. */
export interface ShownToast extends ToastContent {
  id: number;
  open: boolean;
}
