/** The files of a new component by name; `name` is in kebab-case, `group` one of the catalogue. */
export function componentFiles(name: string, group: string): Record<string, string> {
  const tag = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    [`${name}.tsx`]: component(name, tag),
    [`${name}.stories.tsx`]: stories(name, tag, group),
    [`${name}.test.tsx`]: tests(name, tag),
  };
}

const component = (name: string, tag: string) => `import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

const look = cva('rounded-lg px-(--q-cell-x) py-3', {
  variants: {
    tone: {
      neutral: 'bg-surface-1 text-fg-2',
      accent: 'bg-accent-soft text-accent-text',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface ${tag}Props extends ComponentProps<'div'> {
  tone?: 'neutral' | 'accent' | undefined;
}

/** Say here in one sentence what it is for. */
export function ${tag}({ tone, className, ...rest }: ${tag}Props) {
  return <div data-slot="${name}" data-tone={tone ?? 'neutral'} className={cn(look({ tone }), className)} {...rest} />;
}
`;

const stories = (
  name: string,
  tag: string,
  group: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ${tag} } from './${name}.tsx';

const meta = {
  title: '${group}/${tag}',
  component: ${tag},
  args: { children: 'Tu saldo está al día' },
  parameters: {
    guide: {
      status: 'new',
      use: ['Say when a screen should take it.'],
      avoid: ['Say what not to do with it, and what to take instead.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ${tag}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'accent' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const LongText: Story = {
  globals: { locale: 'de' },
  args: { children: 'Einzahlungsbestätigungsbenachrichtigung: Ihr Guthaben wurde soeben aktualisiert' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'رصيدك محدّث' } };
`;

const tests = (name: string, tag: string) => `import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ${tag} } from './${name}.tsx';

test('it shows what it is given', async () => {
  const screen = await render(<${tag}>Tu saldo está al día</${tag}>);
  await expect.element(screen.getByText('Tu saldo está al día')).toBeVisible();
});

test('the tone can be read from the element, and a class of the caller wins', async () => {
  const screen = await render(
    <${tag} tone="accent" className="rounded-none">
      Saldo
    </${tag}>,
  );
  const element = screen.getByText('Saldo').element();
  expect(element).toHaveAttribute('data-tone', 'accent');
  expect(getComputedStyle(element).borderRadius).toBe('0px');
});
`;
