import { completeTags, locales } from '../src/locale-table.ts';
import { flatten, readRoomFile, roomsOf } from '../src/locale-files.ts';
import { reportRoom } from '../src/completeness.ts';
import { rooms } from '../src/rooms.ts';
import { findUnusedKeys } from './unused-keys.ts';

/* Fails when a language that must be complete differs from English, or when a key is used nowhere. */

const faults = completeTags.flatMap((tag) =>
  rooms.flatMap((room) => {
    const { missing, extra, placeholders } = reportRoom(tag, room);
    const say = (what: string, keys: string[]) => keys.map((key) => `${tag}/${room}: ${what} ${key}`);
    return [
      ...say('missing', missing),
      ...say('not in English:', extra),
      ...say('other placeholders than English:', placeholders),
    ];
  }),
);
const unused = findUnusedKeys();

for (const fault of faults) console.error(fault);
for (const key of unused) console.error(`used nowhere: ${key}`);
console.log(
  `\n${completeTags.join(', ')}: ${faults.length === 0 ? 'complete' : `${faults.length} differences`}; ${unused.length} keys used nowhere`,
);
console.table(otherLanguages());
process.exitCode = faults.length === 0 ? 0 : 1;

function otherLanguages(): Record<string, { rooms: number; keys: number; of: number }> {
  const total = rooms.reduce((sum, room) => sum + flatten(readRoomFile('en', room)).size, 0);
  const others = locales.filter(({ tag }) => !(completeTags as readonly string[]).includes(tag));
  return Object.fromEntries(
    others.map(({ tag, ownName }) => {
      const keys = roomsOf(tag).reduce((sum, room) => sum + flatten(readRoomFile(tag, room)).size, 0);
      return [`${tag} ${ownName}`, { rooms: roomsOf(tag).length, keys, of: total }];
    }),
  );
}
