import { squareOf, type Framing } from './square-crop.ts';

const edgePx = 512;
const quality = 0.9;

/** Draws what the square shows as a JPEG and gives it in base64. */
export async function drawSquare(picture: ImageBitmap, framing: Framing): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = edgePx;
  canvas.height = edgePx;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  const { left, top, edge } = squareOf(picture, framing);
  // What lets the ground through would come out black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, edgePx, edgePx);
  context.drawImage(picture, left, top, edge, edge, 0, 0, edgePx, edgePx);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
}
