import '../app/styles.css';
import { afterEach, beforeEach, vi } from 'vitest';

/* A page that works and complains is not done: whatever React or a library reports fails the test. */
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  complaints.mockClear();
});

afterEach(() => {
  const [complaint] = complaints.mock.calls;
  if (complaint !== undefined) throw new Error(`The console was told: ${complaint.map(String).join(' ')}`);
});
