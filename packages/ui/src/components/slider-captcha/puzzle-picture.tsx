import { useState, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** A puzzle as the server makes it; all lengths in pixels of the background. */
export interface SliderPuzzle {
  backgroundUrl: string;
  pieceUrl: string;
  width: number;
  height: number;
  pieceWidth: number;
  /** From the upper edge of the background to that of the piece. */
  pieceTop: number;
}

interface PuzzlePictureProps {
  puzzle: SliderPuzzle | null;
  x: number;
  /** The piece glides to its place instead of following a pointer. */
  animated: boolean;
  lost: ReactNode;
}

/* Lengths are shares of the background: the puzzle may be shown smaller than it is. */
export function PuzzlePicture({ puzzle, x, animated, lost }: PuzzlePictureProps) {
  const [seen, setSeen] = useState({ url: '', isLoaded: false });
  const url = puzzle?.backgroundUrl ?? '';
  const isLost = url !== '' && seen.url === url && !seen.isLoaded;
  const isLoaded = url !== '' && seen.url === url && seen.isLoaded;
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return (
    <div
      data-slot="puzzle-picture"
      style={{ aspectRatio: puzzle === null ? '2 / 1' : `${puzzle.width} / ${puzzle.height}` }}
      className="relative overflow-hidden rounded-md bg-surface-3 shadow-[inset_0_0_0_1px_var(--q-line)]"
    >
      {puzzle !== null && !isLost && (
        <>
          <img
            src={url}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full select-none"
            onLoad={() => setSeen({ url, isLoaded: true })}
            onError={() => setSeen({ url, isLoaded: false })}
          />
          <img
            src={puzzle.pieceUrl}
            alt=""
            draggable={false}
            className={cn(
              'absolute select-none',
              animated && 'transition-[inset-inline-start] duration-(--q-dur-slow)',
            )}
            style={{
              width: share(puzzle.pieceWidth, puzzle.width),
              top: share(puzzle.pieceTop, puzzle.height),
              insetInlineStart: share(x, puzzle.width),
            }}
          />
        </>
      )}
      {isLost && (
        <p dir="auto" className="absolute inset-0 grid place-items-center p-4 text-center text-sm text-fg-2">
          {lost}
        </p>
      )}
      {!isLost && !isLoaded && <Skeleton className="absolute inset-0 rounded-none" />}
    </div>
  );
}
