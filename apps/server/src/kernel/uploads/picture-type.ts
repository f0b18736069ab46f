const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const pngEnd = Buffer.from('49454e44ae426082', 'hex');
const jpegStart = Buffer.from('ffd8ff', 'hex');
const jpegEnd = Buffer.from('ffd9', 'hex');

/** What a picture is. */
export type PictureType = 'image/png' | 'image/jpeg';

/** What the bytes are, whatever their sender calls them; undefined when they are neither PNG nor JPEG from end to end. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const isFramed = (start: Buffer, end: Buffer): boolean =>
    bytes.length > start.length + end.length &&
    bytes.subarray(0, start.length).equals(start) &&
    bytes.subarray(-end.length).equals(end);
  if (isFramed(pngStart, pngEnd)) return 'image/png';
  return isFramed(jpegStart, jpegEnd) ? 'image/jpeg' : undefined;
}
