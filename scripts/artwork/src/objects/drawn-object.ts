/** A thing drawn here because no icon set has it: SVG with its centre at 0, 0, in a box of 200 × 200. */
export type DrawnObject = { readonly drawing: string };

/** The edge of the box in which a drawn object lies. */
export const drawnEdge = 200;
