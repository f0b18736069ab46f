export { type Brand, type BrandColourName, brandColourNames, type BrandColours, type BrandCorners } from './brand.ts';
export { accentOfHue } from './brand-colours.ts';
export { brandGround } from './brand-ground.ts';
export { brandStyle, brandTokens, shapeTokens } from './brand-style.ts';
export { type BrandProblem, checkBrand, colourOf } from './check-brand.ts';
export { bodyTexts, categories, chartSeries, contrastPairs, otherTexts, surfaces, tones } from './contrast-pairs.ts';
export { contrastRatio, type LinearRgb, parseOklch } from './oklch.ts';
export { type Theme, themes, type ThemeTokens } from './theme.ts';
