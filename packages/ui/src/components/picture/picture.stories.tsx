import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Offer AVIF and WebP in `sources` and the most compatible file in `src`.',
        'Give `width` and `height`, so that the place is kept while the file is on its way.',
        'Leave `alt` empty when the words beside the picture say the same.',
      ],
      avoid: [
        'Do not put text into a picture; it cannot be translated or enlarged.',
        'Do not load pictures below the fold eagerly; `loading="lazy"` costs nothing.',
      ],
    } satisfies Guide,
  },
  args: {
    src: '/fenix-88.webp',
    sources: [{ type: 'image/avif', srcSet: '/fenix-88.avif' }],
    alt: 'Un ave de fuego',
    width: 180,
    height: 240,
    className: 'rounded-lg',
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { src: '/templo-esmeralda.webp', sources: [], alt: 'Un templo' } };
export const Broken: Story = {
  args: {
    src: 'data:image/webp;base64,AAAA',
    sources: [],
    fallback: <span className="font-display text-lg font-bold text-fg">Obsidia</span>,
  },
};
