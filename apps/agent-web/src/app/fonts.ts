/** Fonts of scripts that the first stylesheet does not carry. */
export function loadFont(tag: string): Promise<unknown> | undefined {
  return tag === 'ar' ? import('@quetzal/ui/fonts/arabic.css') : undefined;
}
