import { extendTailwindMerge } from 'tailwind-merge';

/* Our scale names are not Tailwind's: without this, `text-md` would be read as a colour and lose to `text-fg`. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['2xs', 'md'],
      radius: ['feather', 'feather-sm'],
      shadow: ['1', '2', '3', '4', 'accent'],
      breakpoint: ['xs'],
    },
    classGroups: { h: ['h-control', 'h-control-sm', 'h-control-lg'] },
  },
});

type ClassValue = string | false | null | undefined;

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(values.filter(Boolean).join(' '));
}
