import sharp from 'sharp';

/** The most that a picture may measure before it is made small: what is larger is a trap rather than a photograph. */
const pixelsMax = 40_000_000;
const edgePx = 256;

/**
 * Draws a picture anew as a square JPEG of 256 px, its middle kept: place, camera and whatever else travelled with it are
 * gone. Undefined when it cannot be drawn.
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(edgePx, edgePx, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
