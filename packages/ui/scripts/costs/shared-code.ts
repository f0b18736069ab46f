// What components share, as one module: its weight is the first line of the table of costs.
export { Slot } from '@radix-ui/react-slot';
export { cva } from 'class-variance-authority';
export { CheckIcon } from 'lucide-react';
export { cn } from '../../src/class-names/class-names.ts';
export { readDirection } from '../../src/direction/direction.ts';
