export { type Brand, type BrandColourName, type BrandColours, type BrandCorners } from './brand.ts';
export { accentOfHue } from './brand-colours.ts';
export { brandStyle } from './brand-style.ts';
export { checkBrand, type BrandProblem } from './check-brand.ts';
