/** The stepped fret of Mitla as a closed path, eight units wide and six high. */
export function greca(unit: number): string {
  const at = (units: number): number => units * unit;
  const stairs = `M0 ${at(6)}V${at(5)}H${at(1)}V${at(4)}H${at(2)}V${at(3)}H${at(3)}V${at(2)}H${at(4)}V${at(1)}H${at(8)}V${at(5)}`;
  const hook = `H${at(5)}V${at(3)}H${at(6)}V${at(4)}H${at(7)}V${at(2)}H${at(5)}V${at(2)}H${at(4)}V${at(6)}Z`;
  return stairs + hook;
}
