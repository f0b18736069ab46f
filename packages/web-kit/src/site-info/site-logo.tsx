import { BrandLogo } from '@quetzal/ui/brand-logo';
import { BrandMark } from '@quetzal/ui/brand-mark';
import { cn } from '@quetzal/ui/class-names';
import { useSiteInfo } from './provider.tsx';

interface SiteLogoProps {
  /** Height in px; the width follows. */
  size?: number | undefined;
  /** The name of the brand; leave it out inside a link that is named already. */
  title?: string | undefined;
  className?: string | undefined;
}

/** The brand whose letters are drawn in the logo. */
const drawnName = 'Quetzal';

/** Mark and name of the site that is shown: our drawing, or its own mark with its name in the display family. */
export function SiteLogo({ size = 34, title, className }: SiteLogoProps) {
  const { brand } = useSiteInfo();
  if (brand.markUrl === null && brand.name === drawnName) {
    return <BrandLogo size={size} className={className} {...(title === undefined ? {} : { title })} />;
  }
  return (
    <span
      data-slot="site-logo"
      className={cn('flex w-fit flex-none items-center gap-[0.3em] text-fg', className)}
      style={{ fontSize: size * 0.68, height: size }}
      {...(title === undefined ? { 'aria-hidden': true } : {})}
    >
      <SiteMark size={size} />
      <span className="font-display leading-none font-bold tracking-tight">{brand.name}</span>
    </span>
  );
}

/** The mark of the site alone, where the name has no room or stands beside it. */
export function SiteMark({ size = 32, className }: Pick<SiteLogoProps, 'size' | 'className'>) {
  const { markUrl } = useSiteInfo().brand;
  if (markUrl === null) return <BrandMark size={size} className={className} />;
  return <img src={markUrl} alt="" width={size} height={size} className={cn('flex-none', className)} />;
}
