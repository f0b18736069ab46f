const watched = ['error', 'warn'] as const;
const said: string[] = [];

/** Starts to listen to warnings and errors on the console; returns the function that stops it. */
export function watchConsole(): () => void {
  const originals = watched.map((name) => [name, console[name]] as const);
  said.length = 0;
  for (const name of watched) {
    console[name] = (...parts: unknown[]) => {
      said.push(parts.map(String).join(' '));
    };
  }
  return () => {
    for (const [name, original] of originals) console[name] = original;
  };
}

/** Lets a story fail that wrote a warning or an error. */
export function expectSilence(): void {
  if (said.length > 0) throw new Error(`The story wrote to the console: ${said.join('\n')}`);
}
