import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { languages } from '../../foundations/languages.ts';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Shells/LanguageMenu',
  component: LanguageMenu,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Write every language in itself.',
        'More than eight languages get a search box; it also finds a language by its English name and by its name in the language of the page.',
        'Show flags only beside a word; a flag is a country, not a language.',
      ],
      avoid: ['Do not sort by the present language; the order never changes.'],
      keyboard: [
        ['Enter or Down', 'Opens the list.'],
        ['Arrow keys', 'Move within it.'],
        ['Enter', 'Takes the language.'],
        ['Escape', 'Closes without a change.'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Idioma',
    emptyText: 'Sin resultados',
    value: 'es',
    onSelect: () => undefined,
    languages: [
      { tag: 'es', ownName: 'Español', flagSrc: '/flag-mx.svg' },
      { tag: 'en', ownName: 'English', flagSrc: '/flag-gb-eng.svg' },
      { tag: 'pt', ownName: 'Português', flagSrc: '/flag-br.svg' },
      { tag: 'ar', ownName: 'العربية' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <LanguageMenu {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { display: 'name' } };
export const WithoutFlag: Story = { args: { value: 'ar' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'ar', label: 'اللغة', display: 'name' },
};
export const Long: Story = { args: { languages } };
