import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { AgeNotice } from './age-notice.tsx';

const meta = {
  title: 'Shells/AgeNotice',
  component: AgeNotice,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show it on every page with a footer, and at the end of the home page of small screens.',
        'Name the age of the jurisdiction, and lead to limits and pauses in `action`.',
      ],
      avoid: ['Do not hide it behind a link or a fold.', 'Do not shorten the sentence that names the risk.'],
    } satisfies Guide,
  },
  args: {
    'aria-label': 'Juego responsable',
    ageMark: '18+',
    children: (
      <>
        <b>Solo para mayores de 18 años</b>, o de la edad legal de tu país si es superior. Jugar puede crear adicción:
        pon límites a tus depósitos, haz pausas o autoexclúyete cuando quieras.
      </>
    ),
  },
} satisfies Meta<typeof AgeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    action: (
      <Button variant="outline" size="sm">
        Juego responsable
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <b>Nur für volljährige Personen ab 18 Jahren</b> oder ab dem gesetzlichen Mindestalter deines Landes.
        Glücksspiel kann abhängig machen: Setze dir Einzahlungsgrenzen, mache Pausen oder sperre dich jederzeit selbst.
      </>
    ),
    action: (
      <Button variant="outline" size="sm">
        Verantwortungsvolles Spielen
      </Button>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <b>للبالغين فقط، من 18 عامًا فما فوق.</b>, 'aria-label': 'اللعب المسؤول' },
};
