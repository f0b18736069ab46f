import { blurless, layOver } from './blurless.ts';

layOver(blurless);
