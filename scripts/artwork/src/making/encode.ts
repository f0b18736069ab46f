import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type { Output, Picture } from './picture.ts';

/** The scale of a drawing's own pixels: 72 dots per inch draw one pixel for one unit. */
const unitDensity = 72;

type Raster = Exclude<Output, { format: 'svg' }>;

const isRaster = (output: Output): output is Raster => output.format !== 'svg';

/** The drawing without loss, as large as the largest picture that is made of it. */
async function drawLarge(svg: string, rasters: readonly Raster[]): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source, { density: unitDensity }).metadata();
  const scale = Math.max(...rasters.map((raster) => Math.max(raster.width / width, raster.height / height)));
  return sharp(source, { density: unitDensity * scale })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function encode(large: Buffer, { format, width, height, quality }: Raster): Promise<Buffer> {
  const picture = sharp(large).resize(width, height, { fit: 'cover' });
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 4 }).toBuffer();
    case 'webp':
      return picture.webp({ quality, effort: 6 }).toBuffer();
    case 'png':
      return picture.png({ quality, compressionLevel: 9, palette: true }).toBuffer();
  }
}

async function write(root: string, file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

/** Makes all files of a picture below `root`. */
export async function makeFiles(root: string, { draw, outputs }: Picture): Promise<void> {
  const svg = draw();
  const rasters = outputs.filter(isRaster);
  if (rasters.length > 0) {
    const large = await drawLarge(svg, rasters);
    for (const raster of rasters) await write(root, raster.file, await encode(large, raster));
  }
  const vectors = outputs.filter((output) => !isRaster(output));
  if (vectors.length > 0) {
    const { data } = optimize(svg, { multipass: true, floatPrecision: 2 });
    for (const { file } of vectors) await write(root, file, data);
  }
}
