/** Where things lie in a plot, in px. */
export interface PlotGeometry {
  width: number;
  height: number;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of the room that one point has. */
  band: number;
  /** How much larger than usual letters are. */
  textScale: number;
  /** The point under the pointer or the keyboard. */
  active: number | undefined;
}
