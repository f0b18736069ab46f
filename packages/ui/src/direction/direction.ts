/** The reading direction of the page, for behaviour that CSS cannot mirror (arrow keys, carousels). */
export function readDirection(): 'ltr' | 'rtl' {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
