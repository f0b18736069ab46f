export { countCharacters } from './count-characters.ts';
