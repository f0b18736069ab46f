import { useMemo, type ComponentProps } from 'react';
import { encode } from 'uqr';
import { cn } from '../../class-names/class-names.ts';
import { qrPath } from './qr-path.ts';

export interface QRCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** What a camera reads: an address, a payment line. Throws when it is longer than a code can hold. */
  value: string;
  /** What the code is for, for assistive technology: "Código para instalar la app". */
  label: string;
  /** Edge length in px with the quiet zone. */
  size?: number | undefined;
  /** How much of it may be dirty or covered: 7, 15, 25 or 30 percent. More makes finer modules. */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H' | undefined;
  /** Empty modules around it; scanners want 4. */
  quietZoneModules?: number | undefined;
}

/** A code for another device's camera. Dark on light in both themes, since many scanners read nothing else. */
export function QRCode({
  value,
  label,
  size = 160,
  errorCorrection = 'M',
  quietZoneModules = 4,
  className,
  ...rest
}: QRCodeProps) {
  const modules = useMemo(
    () => encode(value, { ecc: errorCorrection, border: quietZoneModules }).data,
    [value, errorCorrection, quietZoneModules],
  );
  const { side, offset } = wholePixels(modules.length, size);
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-offset} ${-offset} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cn('block max-w-full flex-none rounded-md bg-white forced-color-adjust-none', className)}
      {...rest}
    >
      <path d={qrPath(modules)} className="fill-black" />
    </svg>
  );
}

/*
 * Where a module were 4.3 px wide some would be drawn with 4, some with 5, and small codes could not be read: it gets
 * whole pixels, what is left over widens the quiet zone. In units of one module.
 */
function wholePixels(moduleCount: number, size: number): { side: number; offset: number } {
  const modulePx = Math.floor(size / moduleCount);
  if (modulePx < 1) return { side: moduleCount, offset: 0 };
  return { side: size / modulePx, offset: Math.floor((size - moduleCount * modulePx) / 2) / modulePx };
}
