/**
 * Width by height of the place of a maker's logo, as of the widest of them. It is kept before the picture is there: where a
 * row of logos can be pressed, none may push the next away.
 */
export const logoRatio = 3.9;
