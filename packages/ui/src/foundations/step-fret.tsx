import { useId, type ComponentProps } from 'react';

/** The greca: a line of steps and hooks, repeated. */
export function StepFret(props: ComponentProps<'svg'>) {
  const id = useId();
  return (
    <svg aria-hidden {...props}>
      <defs>
        <pattern id={id} width="48" height="32" patternUnits="userSpaceOnUse">
          <path
            d="M0 28h8v-8h8v-8h8V4h20v18H32v-8"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinejoin="miter"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
