import { expect, test } from 'vitest';
import { cn } from './class-names.ts';

test('our own text sizes and text colours do not displace each other', () => {
  expect(cn('text-md text-fg', 'text-2xs')).toBe('text-fg text-2xs');
});

test('a size that is reckoned does not displace a colour', () => {
  for (const size of ['text-[max(0.75rem,0.43em)]', 'text-[min(2rem,5cqi)]', 'text-[calc(1rem+1cqi)]'])
    expect(cn(`${size} text-fg`)).toBe(`${size} text-fg`);
  expect(cn('text-[color-mix(in_oklch,red,blue)]', 'text-fg')).toBe('text-fg');
});

test('the later of two values for one property wins', () => {
  expect(cn('content-start', 'content-center')).toBe('content-center');
  expect(cn('rounded-feather', 'rounded-full')).toBe('rounded-full');
  expect(cn('shadow-1', 'shadow-3')).toBe('shadow-3');
  expect(cn('h-(--q-control)', 'h-9')).toBe('h-9');
});

test('absent values leave no trace', () => {
  expect(cn('grid', undefined, false, null, '')).toBe('grid');
});

test('a shorthand displaces what it covers and leaves the rest', () => {
  expect(cn('px-4 py-2 mt-1', 'p-3')).toBe('mt-1 p-3');
  expect(cn('p-3', 'px-4')).toBe('p-3 px-4');
  expect(cn('w-4 h-6', 'size-5')).toBe('size-5');
  expect(cn('rounded-t-lg', 'rounded-none')).toBe('rounded-none');
  expect(cn('text-sm leading-4', 'text-lg')).toBe('text-lg');
});

test('classes under different variants do not displace each other', () => {
  expect(cn('flex md:flex', 'max-md:hidden')).toBe('flex md:flex max-md:hidden');
  expect(cn('md:px-4', 'md:px-2')).toBe('md:px-2');
  expect(cn('data-[state=open]:opacity-0', 'opacity-100')).toBe('data-[state=open]:opacity-0 opacity-100');
});

test('a colon inside brackets belongs to the value', () => {
  expect(cn('[&>svg]:size-4 [mask:none]', '[&>svg]:size-5')).toBe('[mask:none] [&>svg]:size-5');
  expect(cn('h-[calc(100dvh-var(--q-header-h))]', 'h-(--q-control)')).toBe('h-(--q-control)');
});

test('classes that are not ours stay', () => {
  expect(cn('lucide', 'lucide-x lucide')).toBe('lucide lucide-x lucide');
});

test('how table borders are drawn and how far apart they are do not displace each other', () => {
  expect(cn('border-separate border-spacing-0 border-b', 'border-line')).toBe(
    'border-separate border-spacing-0 border-b border-line',
  );
});

test('where a part of a grid starts does not displace how far it reaches', () => {
  expect(cn('col-start-2 row-span-2 row-start-1')).toBe('col-start-2 row-span-2 row-start-1');
  expect(cn('row-start-1 col-span-2', 'row-start-2')).toBe('col-span-2 row-start-2');
});

test('how a border is drawn does not displace how wide it is', () => {
  expect(cn('border-[1.5px] border-dashed border-line-control')).toBe(
    'border-[1.5px] border-dashed border-line-control',
  );
});

test('a picture behind, its size and whether it repeats leave the colour below it, and each other', () => {
  const layers = 'bg-surface-3 bg-[image:linear-gradient(red,blue)] bg-size-[45%_100%] bg-no-repeat';
  expect(cn(layers)).toBe(layers);
  expect(cn(layers, 'bg-accent')).toBe(`${layers.slice('bg-surface-3 '.length)} bg-accent`);
});

test('where a picture stands in its box does not displace how it fills the box', () => {
  expect(cn('object-cover object-right')).toBe('object-cover object-right');
  expect(cn('object-cover object-[50%_30%]', 'object-contain')).toBe('object-[50%_30%] object-contain');
});
