import { expect, test } from 'vitest';
import { createNoticeStore, type Notice } from './notice-store.ts';

test('messages from before there was anybody to show them are shown in order', () => {
  const store = createNoticeStore();
  const shown: Notice[] = [];
  let wanted = 0;
  store.onFirst(() => {
    wanted += 1;
  });
  store.notify({ title: 'one' });
  store.notify({ title: 'two' });
  const stop = store.receive((notice) => shown.push(notice));
  store.notify({ title: 'three' });
  expect(shown.map((notice) => 'title' in notice && notice.title)).toEqual(['one', 'two', 'three']);
  expect(wanted).toBe(2);
  stop();
  store.notify({ title: 'four' });
  expect(shown).toHaveLength(3);
});
