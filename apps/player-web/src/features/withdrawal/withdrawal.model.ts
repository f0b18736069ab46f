/** How many pictures a withdrawal may have (spec 5). */
export const proofsMax = 3;
