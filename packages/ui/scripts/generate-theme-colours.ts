// Writes the colours of tokens.css as a module, so that code without a browser can reckon with them.
import { readFileSync, writeFileSync } from 'node:fs';
import { readThemes } from '../src/tokens/read-tokens.ts';
import { themeColoursModule } from '../src/tokens/theme-colours-module.ts';

const css = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8');
const module = new URL('../../domain/src/brand/theme-colours.generated.ts', import.meta.url);
writeFileSync(module, themeColoursModule(readThemes(css)));
