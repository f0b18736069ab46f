import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { addPoint, roundPoints, type SlidePoint } from './trajectory.ts';

/** What a finished slide hands over. */
export interface SlideAnswer {
  /** Pixels of the picture from its left edge to the left edge of the piece. */
  x: number;
  trajectory: SlidePoint[];
  /** With what the piece was let go. */
  input: 'pointer' | 'keyboard';
}

interface SlideOptions {
  /** The greatest x, in pixels of the picture. */
  xMax: number;
  enabled: boolean;
  onEnd: (answer: SlideAnswer) => void;
}

interface Grip {
  pointerId: number;
  fromX: number;
  clientX: number;
  clientY: number;
  /** Pixels of the picture for one pixel that the pointer moves. */
  scale: number;
}

/* The piece's place, by pointer and by keyboard; physical pixels, the same in every reading direction. */
export function useSlide({ xMax, enabled, onEnd }: SlideOptions) {
  const [x, setX] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const grip = useRef<Grip | null>(null);
  const points = useRef<readonly SlidePoint[]>([]);
  const startedMs = useRef(0);

  const begin = (nowMs: number) => {
    if (points.current.length > 0) return;
    startedMs.current = nowMs;
    points.current = [{ x, y: 0, atMs: 0 }];
  };
  const record = (next: number, y: number, nowMs: number) => {
    // A key moves the piece at once: its way begins where the first key brought it, a pointer's where it was touched.
    if (points.current.length === 0) startedMs.current = nowMs;
    points.current = addPoint(points.current, { x: next, y, atMs: nowMs - startedMs.current });
    setX(next);
  };
  const release = () => {
    grip.current = null;
    setDragging(false);
  };
  const reset = () => {
    release();
    points.current = [];
    setX(0);
  };
  const finish = (input: SlideAnswer['input']) => {
    const trajectory = roundPoints(points.current);
    const end = trajectory.at(-1);
    if (end === undefined || trajectory.length === 1 || end.x === 0) return;
    points.current = [];
    onEnd({ x: end.x, trajectory, input });
  };

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const track = event.currentTarget.parentElement;
      if (!enabled || event.button !== 0 || track === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const travel = Math.max(1, track.clientWidth - event.currentTarget.offsetWidth);
      const { pointerId, clientX, clientY } = event;
      grip.current = { pointerId, clientX, clientY, fromX: x, scale: xMax / travel };
      begin(event.timeStamp);
      setDragging(true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held === null || held.pointerId !== event.pointerId) return;
      const next = held.fromX + (event.clientX - held.clientX) * held.scale;
      record(Math.min(xMax, Math.max(0, next)), (event.clientY - held.clientY) * held.scale, event.timeStamp);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (grip.current?.pointerId !== event.pointerId) return;
      release();
      finish('pointer');
    },
    onPointerCancel: reset,
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!enabled) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      finish('keyboard');
      return;
    }
    const next = stepOf(event, Math.round(x), xMax);
    if (next === undefined) return;
    event.preventDefault();
    record(Math.min(xMax, Math.max(0, next)), 0, event.timeStamp);
  };

  return { x, isDragging, reset, handlers: { ...pointer, onKeyDown } };
}

/* Right is right: the picture does not turn with the reading direction. */
function stepOf(event: KeyboardEvent, x: number, xMax: number): number | undefined {
  const step = event.shiftKey ? 10 : 1;
  return {
    ArrowRight: x + step,
    ArrowUp: x + step,
    ArrowLeft: x - step,
    ArrowDown: x - step,
    PageUp: x + 10,
    PageDown: x - 10,
    Home: 0,
    End: xMax,
  }[event.key];
}
