/** Round values for four lines across a plot that holds every value, zero included. */
export function chartTicks(values: readonly number[], count = 4): number[] {
  const low = Math.min(0, ...values);
  const top = Math.max(0, ...values);
  const high = top === low ? 1 : top;
  const span = high - low;
  const step = niceStep(span / count);
  const first = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick < high + step; tick += step) ticks.push(Number(tick.toPrecision(12)));
  return ticks;
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const nice = share <= 1 ? 1 : share <= 2 ? 2 : share <= 2.5 ? 2.5 : share <= 5 ? 5 : 10;
  return nice * power;
}
