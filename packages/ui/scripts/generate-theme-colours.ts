// Writes the colours of tokens.css as a module, so that code without a browser can reckon with them.
import { readFileSync, writeFileSync } from 'node:fs';
import { readThemes } from '../src/tokens/read-tokens.ts';
import { themeColoursModule } from '../src/tokens/theme-colours-module.ts';

const folder = new URL('../src/tokens/', import.meta.url);
const css = readFileSync(new URL('tokens.css', folder), 'utf8');
writeFileSync(new URL('theme-colours.generated.ts', folder), themeColoursModule(readThemes(css)));
