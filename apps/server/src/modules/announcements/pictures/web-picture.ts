import sharp from 'sharp';

/** The most that a picture may measure before it is made small: what is larger is a trap rather than a photograph. */
const pixelsMax = 40_000_000;
/** Enough for the widest banner on a sharp screen. */
const edgeMaxPx = 2_400;

/**
 * Draws a picture anew as WebP of 2,400 px at most: place, camera and whatever else travelled with it are gone, what was
 * clear stays clear. Undefined when it cannot be drawn.
 */
export async function webPicture(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number } | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(edgeMaxPx, edgeMaxPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
