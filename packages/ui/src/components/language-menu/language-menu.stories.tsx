import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  component: LanguageMenu,
  args: {
    label: 'Idioma',
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
