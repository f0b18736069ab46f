import { RotateCwIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { isMotionReduced } from '../../media/reduced-motion.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PuzzlePicture, type SliderPuzzle } from './puzzle-picture.tsx';
import { SlideTrack } from './slide-track.tsx';
import { useSlide, type SlideAnswer } from './use-slide.ts';

export type { SlideAnswer } from './use-slide.ts';
export type { SlidePoint } from './trajectory.ts';
export type { SliderPuzzle } from './puzzle-picture.tsx';

export interface SliderCaptchaWords {
  /** Names the handle: "Mueve la pieza hasta el hueco". */
  label: string;
  /** Stands in the track and describes the handle, with the keys: "Desliza. Con teclado: flechas y Enter." */
  instruction: ReactNode;
  /** The piece's place, said while it moves ("120 de 240 píxeles"). */
  position: (x: number, xMax: number) => string;
  checking: ReactNode;
  passed: ReactNode;
  /** What was wrong and what to do. */
  failed: ReactNode;
  /** Stands in place of a picture that could not be loaded. */
  lost: ReactNode;
  refresh: string;
}

export interface SliderCaptchaProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** null while one is fetched. */
  puzzle: SliderPuzzle | null;
  /** `failed`: the piece goes back and may be moved again; give a new puzzle where the server wants one. */
  state: 'idle' | 'checking' | 'passed' | 'failed';
  words: SliderCaptchaWords;
  /** The piece was let go, or Enter was pressed. */
  onSolve: (answer: SlideAnswer) => void;
  onRefresh: () => void;
}

/**
 * A piece of a picture that has to be moved to its gap. Left to right in every language, as the picture and what the
 * server measures are; its words follow the page.
 */
export function SliderCaptcha({ puzzle, state, words, onSolve, onRefresh, className, ...rest }: SliderCaptchaProps) {
  const instructionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const xMax = puzzle === null ? 0 : puzzle.width - puzzle.pieceWidth;
  const { x, isDragging, reset, handlers } = useSlide({
    xMax,
    enabled: puzzle !== null && (state === 'idle' || state === 'failed'),
    onEnd: onSolve,
  });
  useStartOver(reset, state, puzzle?.pieceUrl);
  useEffect(() => {
    if (state === 'failed') shake(frame.current);
  }, [state]);
  return (
    <div
      data-slot="slider-captcha"
      data-state={state}
      aria-busy={puzzle === null || state === 'checking' || undefined}
      className={cn('grid w-full max-w-80 min-w-0 gap-2', className)}
      {...rest}
    >
      <div ref={frame} dir="ltr" className="grid gap-2">
        <PuzzlePicture {...{ puzzle, x }} animated={!isDragging} lost={words.lost} />
        <div className="flex gap-2">
          <SlideTrack
            {...{ x, xMax, handlers, instructionId, isDragging }}
            // A refused piece that moves again is another attempt.
            state={state === 'failed' && x > 0 ? 'idle' : state}
            label={words.label}
            instruction={words.instruction}
            valueText={words.position(Math.round(x), xMax)}
            disabled={puzzle === null}
          />
          <IconButton label={words.refresh} variant="secondary" className="size-11" onClick={onRefresh}>
            <RotateCwIcon />
          </IconButton>
        </div>
      </div>
      <p role="status" className={cn('min-h-5 text-xs', messageColour[state])}>
        {state !== 'idle' && words[state]}
      </p>
    </div>
  );
}

const messageColour = {
  idle: '',
  checking: 'text-fg-3',
  passed: 'text-success-text',
  failed: 'text-danger-text',
};

/* A refused piece goes back to the start; so does a new one. */
function useStartOver(reset: () => void, state: SliderCaptchaProps['state'], pieceUrl: string | undefined): void {
  const last = useRef(reset);
  useEffect(() => {
    last.current = reset;
  });
  useEffect(() => {
    if (state === 'failed') last.current();
  }, [state]);
  useEffect(() => last.current(), [pieceUrl]);
}

function shake(element: HTMLElement | null): void {
  if (isMotionReduced()) return;
  const steps = [0, -6, 6, -4, 4, 0].map((offset) => ({ transform: `translateX(${offset}px)` }));
  element?.animate(steps, { duration: 360, easing: 'ease-out' });
}
