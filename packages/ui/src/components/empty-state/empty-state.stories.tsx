import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { HeartIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Name the thing that is missing and how it gets here.', 'Offer one secondary action that leads on.'],
      avoid: ['Do not apologise, and do not blame.', 'Do not show it while things are still loading.'],
    } satisfies Guide,
  },
  args: { icon: <HeartIcon />, title: 'Aún no tienes favoritos' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    detail: 'Toca el corazón de un juego y aparecerá aquí.',
    action: (
      <Button variant="secondary" size="sm">
        Explorar juegos
      </Button>
    ),
  },
};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const LongText: Story = {
  args: {
    title: 'Sie haben noch keine bevorzugten Spielautomaten',
    detail: 'Tippen Sie auf das Herz eines Spiels, damit es in dieser Übersicht erscheint.',
  },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا توجد مفضلة بعد', detail: 'المس قلب اللعبة لتظهر هنا.' },
};
