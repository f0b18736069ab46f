import '../app/app.css';
import { afterEach, beforeEach, vi } from 'vitest';

/* A page that works and complains is not done: whatever React or a library reports fails the test. */
const complaints = vi.spyOn(console, 'error');

/* The browser's word for sizes that it tells a frame later; a page can do nothing about it, and loses nothing. */
const isLateSize = ([said]: unknown[]) => String(said).includes('ResizeObserver loop completed with undelivered');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  complaints.mockClear();
});

afterEach(() => {
  const complaint = complaints.mock.calls.find((call) => !isLateSize(call));
  if (complaint !== undefined) throw new Error(`The console was told: ${complaint.map(String).join(' ')}`);
});
