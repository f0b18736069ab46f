import type { ReactNode } from 'react';

/** What a step of installing the site shows. */
export type StepName = 'phonePage' | 'share' | 'homeScreen' | 'menu' | 'computerPage' | 'barIcon' | 'confirm';

const line = 'stroke-fg-3';
const strong = 'stroke-accent-text';
const phone = <rect x="33" y="4" width="30" height="56" rx="6" className={line} />;
const computer = (
  <>
    <rect x="16" y="10" width="64" height="44" rx="5" className={line} />
    <path d="M16 22h64" className={line} />
  </>
);

const drawings: Readonly<Record<StepName, ReactNode>> = {
  phonePage: (
    <>
      {phone}
      <rect x="37" y="11" width="22" height="6" rx="3" className={strong} />
      <path d="M38 26h20M38 33h20M38 40h12" className={line} />
    </>
  ),
  share: (
    <>
      {phone}
      <path d="M43 36v12h10V36M48 42V26m-5 5 5-5 5 5" className={strong} />
    </>
  ),
  menu: (
    <>
      {phone}
      <path d="M57 12h.01M57 17h.01M57 22h.01" className={strong} strokeWidth="4" />
      <path d="M38 32h20M38 39h20M38 46h12" className={line} />
    </>
  ),
  homeScreen: (
    <>
      {phone}
      <rect x="38" y="12" width="8" height="8" rx="2" className={line} />
      <rect x="50" y="12" width="8" height="8" rx="2" className={line} />
      <rect x="38" y="24" width="8" height="8" rx="2" className={line} />
      <rect x="50" y="24" width="8" height="8" rx="2" className={strong} />
      <path d="M54 26v4m-2-2h4" className={strong} />
    </>
  ),
  computerPage: (
    <>
      {computer}
      <rect x="30" y="13.5" width="36" height="5" rx="2.5" className={strong} />
      <path d="M24 31h48M24 38h48M24 45h28" className={line} />
    </>
  ),
  barIcon: (
    <>
      {computer}
      <rect x="24" y="13.5" width="40" height="5" rx="2.5" className={line} />
      <path d="M73 12.5v5m-2.2-2.2 2.2 2.2 2.2-2.2" className={strong} />
    </>
  ),
  confirm: (
    <>
      {computer}
      <rect x="46" y="26" width="30" height="20" rx="4" className={line} />
      <path d="m55 36 4 4 8-8" className={strong} />
    </>
  ),
};

/** A picture of what to press; the words beside it say the same. Left and right are the device's own. */
export function StepDrawing({ step }: { step: StepName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 64"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-24 flex-none rounded-md bg-surface-2"
    >
      {drawings[step]}
    </svg>
  );
}
