import { catalogueProgram } from './catalogue-program.ts';

// `npm run ops -- catalogue ...` on the database of DATABASE_URL.
process.exitCode = await catalogueProgram(process.argv.slice(2), process);
