import type { CreateTypes } from 'canvas-confetti';
import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../media/reduced-motion.ts';
import { tokenColors } from './token-colors.ts';

export interface ConfettiProps {
  /** Each rise of this number throws once; 0 throws nothing. */
  burst: number;
  /** How many pieces one throw has. */
  pieceCount?: number | undefined;
}

const colors = ['--q-accent', '--q-gold', '--q-crimson', '--q-info', '--q-brand-plume-1'];

/**
 * Paper in the site's colours over the whole window, for a rare and real success such as a finished mission. Decoration:
 * it takes no pointer and says nothing. With reduced motion there is none, and its library is not even fetched.
 */
export function Confetti({ burst, pieceCount = 120 }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cannon = useRef<CreateTypes | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (burst <= 0 || element === null || isMotionReduced()) return;
    let isGone = false;
    void import('canvas-confetti').then(
      ({ default: library }) => {
        if (isGone) return;
        cannon.current ??= library.create(element, { resize: true, useWorker: false });
        void cannon.current({
          particleCount: pieceCount,
          spread: 80,
          origin: { y: 0.65 },
          colors: tokenColors(colors),
        });
      },
      /* A script that cannot be had costs the decoration, nothing else. */
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [burst, pieceCount]);
  useEffect(() => () => cannon.current?.reset(), []);
  return (
    <canvas
      ref={canvas}
      data-slot="confetti"
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-(--q-z-toast) size-full motion-reduce:hidden"
    />
  );
}
