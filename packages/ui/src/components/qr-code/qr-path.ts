/** Draws the dark modules of a code as one SVG path; runs of a row become one rectangle. One unit is one module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      const isDark = row[x] === true;
      if (isDark && start < 0) start = x;
      if (!isDark && start >= 0) {
        runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
        start = -1;
      }
    }
  }
  return runs.join('');
}
