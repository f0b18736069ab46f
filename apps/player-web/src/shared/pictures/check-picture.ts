import { FileRefusal } from '@quetzal/ui/file-upload';

/** How the pictures that the server takes begin: PNG (RFC 2083) and JPEG (ISO/IEC 10918-1). */
const beginnings = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Rejects a file that only calls itself a picture: browsers take its kind from the name, the server looks into it. */
export async function checkPicture(file: File): Promise<void> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!beginnings.some((bytes) => bytes.every((byte, at) => start[at] === byte))) throw new FileRefusal('type');
}
