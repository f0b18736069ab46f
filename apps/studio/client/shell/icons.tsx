import type { ReactNode } from 'react';

const PATHS = {
  lobby: 'M15 5l-7 7 7 7',
  soundOn: 'M4 9v6h4l5 4V5L8 9H4Z M16.5 8.5a5 5 0 0 1 0 7 M19 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9H4Z M17 9.5l5 5 M22 9.5l-5 5',
  information: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 11v5.5 M12 7.6v.1',
  minus: 'M6 12h12',
  plus: 'M6 12h12 M12 6v12',
  close: 'M6 6l12 12 M18 6L6 18',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9 M20.4 2.6v4.6h-4.6',
  auto: 'M4 12a8 5.4 0 0 1 8-5.4h5 M14 3.4l3.4 3.2L14 9.8 M20 12a8 5.4 0 0 1-8 5.4H7 M10 20.6l-3.4-3.2L10 14.2',
  stop: 'M7 7h10v10H7Z',
  skip: 'M5 5l8 7-8 7Z M13 5l8 7-8 7Z',
  turbo: 'M13 3L5 13.5h6L10 21l9-11h-6.5Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

type IconProps = { readonly name: keyof typeof PATHS; readonly size?: number; readonly flips?: boolean };

/** A line drawing; the control around it has the name. */
export function Icon({ name, size = 20, flips = false }: IconProps): ReactNode {
  return (
    <svg
      className={flips ? 'icon icon-flips' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
