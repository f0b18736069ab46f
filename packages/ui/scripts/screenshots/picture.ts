import sharp from 'sharp';

/** A picture of a story at half its size, three bytes (red, green, blue) per pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Halves a screenshot and stores it as WebP: a baseline takes a few kB. */
export async function encodePicture(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .removeAlpha()
    .resize({ width: Math.round(width / 2), kernel: 'linear' })
    .webp({ quality: 60, effort: 4 })
    .toBuffer();
}

/** Opens a stored picture. */
export async function decodePicture(stored: Buffer): Promise<Picture> {
  const { data, info } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** A picture as PNG, for the folder of differences. */
export function toPng({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
