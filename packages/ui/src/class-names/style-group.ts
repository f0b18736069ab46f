/* Classes whose group their beginning does not tell. The first match counts; order matters. */
const named: readonly (readonly [group: string, pattern: RegExp])[] = [
  ['display', /^(hidden|contents|(inline-)?(block|flex|grid)|inline)$/],
  ['position', /^(static|fixed|absolute|relative|sticky)$/],
  ['text-size', /^text-(2xs|xs|sm|base|md|lg|[2-9]?xl|\[[\d.m]|\[c[al])/],
  ['text-align', /^text-(start|center|end|justify)$/],
  ['text-wrap', /^text-(wrap|nowrap|balance|pretty)$/],
  ['text-color', /^text-/],
  ['font-family', /^font-(sans|display|mono)$/],
  ['font-weight', /^font-/],
  ['flex-direction', /^flex-(row|col)/],
  ['flex-wrap', /^flex-(wrap|nowrap)/],
  ['border-model', /^border-(collapse|separate)$/],
  ['border-spacing', /^border-spacing-/],
  ['border-color', /^border-(line|accent|danger|warn|transparent|current|\[[A-Z])/],
  ['ring-color', /^ring-[a-z]/],
  ['outline-style', /^outline-(none|solid|dashed)$/],
];

/* Classes whose group is the beginning of their name: `px-4` sets `px`, `-mt-1` sets `mt`. That a border is dashed is no
   width, a picture behind no colour, and where a picture stands not how it fills its box. */
const prefixed =
  /^-?((min-|max-)?[wh]|size|[pm][xytbse]?|gap(-[xy])?|inset(-[xy])?|top|bottom|start|end|z|opacity|rounded(-[tblrse]{1,2})?|border(?!-da)(-[xytbse])?|bg(?!-(\[i|no|si))|shadow|leading|tracking|grid-(cols|rows|flow)|(col|row)-(start|end)|col|row|items|justify(-items|-self)?|content|content|place-items|self|overflow(-[xy])?|flex|grow|shrink|order|aspect|cursor|pointer-events|whitespace|scale(-[xy])?|translate-[xy]|rotate|duration|object(?!-[r[])|animate)(-|$)/;

/* What a shorthand sets besides its own group: `p-2` after `px-4` leaves nothing of it. */
const covered: Readonly<Record<string, readonly string[]>> = {
  p: ['px', 'py', 'pt', 'pb', 'ps', 'pe'],
  px: ['ps', 'pe'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mb', 'ms', 'me'],
  mx: ['ms', 'me'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'bottom', 'start', 'end'],
  'inset-x': ['start', 'end'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  rounded: ['rounded-t', 'rounded-b', 'rounded-s', 'rounded-e'],
  'text-size': ['leading'],
  flex: ['grow', 'shrink'],
  'place-items': ['items', 'justify-items'],
};

/** Which property a utility class sets (without its variants); undefined when no other class may displace it. */
export function groupOf(utility: string): string | undefined {
  return named.find(([, pattern]) => pattern.test(utility))?.[0] ?? prefixed.exec(utility)?.[1];
}

/** The groups that a class of `group` overrides: its own and those that it is a shorthand for. */
export function overriddenBy(group: string): readonly string[] {
  return [group, ...(covered[group] ?? [])];
}
