import { create } from 'storybook/theming';

const shape = {
  fontBase: '"Inter Variable", system-ui, sans-serif',
  fontCode: 'ui-monospace, Menlo, Consolas, monospace',
  appBorderRadius: 14,
  inputBorderRadius: 10,
  brandTitle: 'Quetzal design system',
  brandUrl: './',
  brandTarget: '_self',
};

/* Storybook mixes its colours itself and cannot read OKLCH: these are the values of tokens.css as sRGB. */

/** Storybook's own frame in our dark colours. */
export const darkTheme = create({
  ...shape,
  base: 'dark',
  brandImage: './brand-on-dark.svg',
  colorPrimary: '#22dea1',
  colorSecondary: '#22dea1',
  appBg: '#040e0d',
  appContentBg: '#081514',
  appPreviewBg: '#081514',
  appHoverBg: '#162726',
  appBorderColor: '#1f3230',
  textColor: '#f3f8f7',
  textInverseColor: '#071413',
  textMutedColor: '#a3b4b2',
  barTextColor: '#a3b4b2',
  barHoverColor: '#4becb0',
  barSelectedColor: '#22dea1',
  barBg: '#081514',
  buttonBg: '#1f3230',
  buttonBorder: '#293e3c',
  booleanBg: '#162726',
  booleanSelectedBg: '#293e3c',
  inputBg: '#040e0d',
  inputBorder: '#293e3c',
  inputTextColor: '#f3f8f7',
});

/** The pages of the documentation when the toolbar chooses the light theme. */
export const lightTheme = create({
  ...shape,
  base: 'light',
  colorPrimary: '#007853',
  colorSecondary: '#007853',
  appBg: '#f1f6f4',
  appContentBg: '#ffffff',
  appPreviewBg: '#f1f6f4',
  appHoverBg: '#e7f4ee',
  appBorderColor: '#dbe4e1',
  textColor: '#0b1c1a',
  textInverseColor: '#f8fbfa',
  textMutedColor: '#48595a',
  barTextColor: '#48595a',
  barHoverColor: '#006445',
  barSelectedColor: '#007853',
  barBg: '#ffffff',
});
