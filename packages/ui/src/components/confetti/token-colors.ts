/** The values of colour tokens as `#rrggbb`, for libraries that draw on a canvas and know no other notation. */
export function tokenColors(names: readonly string[]): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) return [];
  const styles = getComputedStyle(document.documentElement);
  return names.map((name) => {
    context.fillStyle = styles.getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    const channels = context.getImageData(0, 0, 1, 1).data.subarray(0, 3);
    return `#${Array.from(channels, (channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}
