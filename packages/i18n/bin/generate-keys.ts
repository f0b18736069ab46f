import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoomFile } from '../src/locale-files.ts';
import { rooms } from '../src/rooms.ts';

/* Writes the English sentences as a type: TypeScript reads JSON strings as `string` and would lose the placeholders. */
const target = join(import.meta.dirname, '..', 'src', 'english-words.generated.ts');
const body = rooms.map(
  (room) => `  ${JSON.stringify(room)}: ${JSON.stringify(readRoomFile('en', room), null, 2).replaceAll('\n', '\n  ')};`,
);
const text = `// Written by bin/generate-keys.ts from locales/en; do not edit.\nexport interface EnglishWords {\n${body.join('\n')}\n}\n`;
// Renamed into place, so that a compiler that reads at the same moment sees a whole file.
writeFileSync(`${target}.new`, text);
renameSync(`${target}.new`, target);
