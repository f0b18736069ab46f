import { useEffect, useState, type RefObject } from 'react';
import { contrastRatio, parseOklch } from '@quetzal/domain/brand';

/** Reads a custom property as it is where the element stands, so that themes and brands are seen. */
export type ReadToken = (name: string) => string;

/** The tokens at an element; undefined before it is on the page. Read again whenever the page's theme changes. */
export function useLiveTokens(ref: RefObject<HTMLElement | null>): ReadToken | undefined {
  const [style, setStyle] = useState<CSSStyleDeclaration>();
  const [, setTheme] = useState<string>();
  useEffect(() => {
    const root = document.documentElement;
    const look = () => setTheme(root.dataset['theme']);
    const observer = new MutationObserver(look);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'dir', 'data-density'] });
    if (ref.current !== null) setStyle(getComputedStyle(ref.current));
    return () => observer.disconnect();
  }, [ref]);
  return style === undefined ? undefined : (name) => style.getPropertyValue(`--q-${name}`).trim();
}

/** Contrast of two tokens, 1 to 21; undefined when one of them is no opaque colour. */
export function liveContrast(read: ReadToken, text: string, on: string): number | undefined {
  const [one, other] = [parseOklch(read(text)), parseOklch(read(on))];
  return one === null || other === null ? undefined : contrastRatio(one, other);
}
