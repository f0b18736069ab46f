import type { SiteInfo } from '@quetzal/web-kit/site-info';
import type { ReactNode } from 'react';

/** A place elsewhere that a site can name in its file. */
export type SocialType = SiteInfo['social'][number]['type'];

/** What these places call themselves, in every language. */
export const socialNames: Readonly<Record<SocialType, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/* Plain signs in the line of our other icons; they stand for the places, and are not their marks. */
const drawings: Readonly<Record<SocialType, ReactNode>> = {
  facebook: <path d="M13 21v-8h3.2M13 13H9.5M13 13V8.5A2.5 2.5 0 0 1 15.5 6H17" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h.01" />
    </>
  ),
  telegram: <path d="m20.5 4.5-17 6.8 5.6 2.2m11.4-9-3.2 15-5.6-4-2.9 3.2.3-5.2m11.4-9L9.1 13.5" />,
  whatsapp: (
    <>
      <path d="M4 20l1.3-4A8 8 0 1 1 8.2 19z" />
      <path d="M9 9.2c0 3.4 2.4 5.8 5.8 5.8l.7-1.9-2-1-1 .9a5 5 0 0 1-1.6-1.6l.9-1-1-2z" />
    </>
  ),
  x: <path d="M5 4.5h3.6L19 19.5h-3.6zM18.5 4.5l-5.7 6.4m-1.9 2.2-5.9 6.4" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="m10.5 9.5 4.2 2.5-4.2 2.5z" />
    </>
  ),
  tiktok: <path d="M13.5 4v11.2a3.6 3.6 0 1 1-3.6-3.6M13.5 4c.3 2.7 2 4.4 4.8 4.7" />,
};

/** The sign of a place elsewhere; the link around it has the name. */
export function SocialIcon({ type }: { type: SocialType }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="lucide size-5"
    >
      {drawings[type]}
    </svg>
  );
}
