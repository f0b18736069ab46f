/** How a picture is shown in the square: enlarged `zoom` times, its free ends at 0 to 100. */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

/** The part of a picture, in its own pixels, that the square shows. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

/** A picture as it first appears: its middle, as large as fits. */
export const middle: Framing = { zoom: 1, x: 50, y: 50 };

/** What of a picture is in the square. */
export function squareOf(picture: { width: number; height: number }, { zoom, x, y }: Framing): Square {
  const edge = Math.min(picture.width, picture.height) / zoom;
  return { left: ((picture.width - edge) * x) / 100, top: ((picture.height - edge) * y) / 100, edge };
}

/** The framing after the picture was dragged by a part of the square (1 is its whole edge), ends respected. */
export function draggedBy(
  picture: { width: number; height: number },
  framing: Framing,
  moved: { across: number; down: number },
): Framing {
  const { edge } = squareOf(picture, framing);
  const shift = (place: number, length: number, part: number) =>
    length === edge ? place : Math.min(100, Math.max(0, place - (part * edge * 100) / (length - edge)));
  return {
    ...framing,
    x: shift(framing.x, picture.width, moved.across),
    y: shift(framing.y, picture.height, moved.down),
  };
}
