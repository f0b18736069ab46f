export { pictures, type PictureName } from './pictures.generated.ts';
