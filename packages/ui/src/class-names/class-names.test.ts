import { expect, test } from 'vitest';
import { cn } from './class-names.ts';

test('our own text sizes and text colours do not displace each other', () => {
  expect(cn('text-md text-fg', 'text-2xs')).toBe('text-fg text-2xs');
});

test('the later of two values for one property wins', () => {
  expect(cn('rounded-feather', 'rounded-full')).toBe('rounded-full');
  expect(cn('shadow-1', 'shadow-3')).toBe('shadow-3');
  expect(cn('h-control', 'h-9')).toBe('h-9');
});

test('absent values leave no trace', () => {
  expect(cn('grid', undefined, false, null, '')).toBe('grid');
});
