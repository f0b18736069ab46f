import './lean-react.ts';
import { beforeEach } from 'vitest';
import { blurless, layOver } from './blurless.ts';

layOver(blurless);

beforeEach(({ task }) => {
  const times = task.result?.retryCount ?? 0;
  // The runner itself keeps still about a quick test that passes in the end.
  if (times > 0) console.info(`${task.name} (retry x${times})`);
});
