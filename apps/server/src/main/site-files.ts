import { siteProgram } from './site-program.ts';

// `npm run ops -- site ...` on the database of DATABASE_URL.
process.exitCode = await siteProgram(process.argv.slice(2), process);
