import { useEffect, useState } from 'react';
import { middle, type Framing } from './square-crop.ts';

const bytesMax = 5 * 1024 * 1024;
const types = ['image/png', 'image/jpeg'];

/** What is wrong with a file that was chosen. */
export type PictureProblem = 'type' | 'size' | 'broken';

/** A picture of the member's own that is being placed. */
export function useOwnPicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [framing, setFraming] = useState<Framing>(middle);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  useEffect(() => () => picture?.close(), [picture]);

  async function take(file: File): Promise<void> {
    setProblem(null);
    if (!types.includes(file.type)) return setProblem('type');
    if (file.size > bytesMax) return setProblem('size');
    try {
      setPicture(await createImageBitmap(file));
      setFraming(middle);
    } catch {
      setProblem('broken');
    }
  }
  return { picture, framing, setFraming, problem, take, forget: () => setPicture(null) };
}
