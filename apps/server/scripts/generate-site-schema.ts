import { writeFileSync } from 'node:fs';
import { publishedSchema } from '../src/modules/site/index.ts';

// Writes the JSON Schema of site files, for editors and whoever writes such files by program.
const out = new URL('../sites/site-file.schema.json', import.meta.url);
writeFileSync(out, `${JSON.stringify(publishedSchema(), null, 2)}\n`);
