/** Lines from the branches above a row to it: one that runs on for each level with later siblings, and its own elbow. */
export function TreeLines({ lines }: { lines: readonly boolean[] }) {
  return lines.map((runsOn, level) => {
    const isOwn = level === lines.length - 1;
    return (
      // a level has no other name
      <span key={level} aria-hidden="true" className="relative w-6 flex-none self-stretch">
        {(runsOn || isOwn) && (
          <span className={`absolute start-3.5 top-0 w-px bg-line-2 ${runsOn ? 'bottom-0' : 'bottom-1/2'}`} />
        )}
        {isOwn && <span className="absolute start-3.5 top-1/2 h-px w-2.5 bg-line-2" />}
      </span>
    );
  });
}
