import { IconButton } from '@quetzal/ui/icon-button';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { SocialIcon, socialNames } from './social-icon.tsx';

/** Links to where the site speaks elsewhere, plain or on plates; nothing where its file names no such place. */
export function SocialLinks({ onPlates = false }: { onPlates?: boolean }) {
  const { social } = useSiteInfo();
  return social.map(({ type, url }) => (
    <IconButton key={url} asChild label={socialNames[type]} size="sm" variant={onPlates ? 'secondary' : 'ghost'}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <SocialIcon type={type} />
      </a>
    </IconButton>
  ));
}
