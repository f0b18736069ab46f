import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react';

/** The icon that repeats the tone of a message, so that colour is never the only sign. */
export const toneIcons = {
  success: CircleCheckIcon,
  warn: TriangleAlertIcon,
  danger: CircleXIcon,
  info: InfoIcon,
};

export type MessageTone = keyof typeof toneIcons;
