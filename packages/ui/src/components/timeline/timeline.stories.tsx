import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CheckIcon, ClockIcon, LandmarkIcon, XIcon } from '../../icons/index.ts';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Show what happened to one thing in order.',
        'Put the newest first in lists that grow, the oldest first where a way is told.',
      ],
      avoid: [
        'Do not use it for steps to come: take Stepper.',
        'Do not use it for records of many things: take a table.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Retiro 48210',
    events: [
      { key: 'asked', title: 'Retiro solicitado', time: '21 nov, 14:02', detail: '$2,000.00 a Banco ··4417' },
      { key: 'checked', title: 'Revisión aprobada', time: '21 nov, 14:09', tone: 'success', icon: <CheckIcon /> },
      { key: 'sent', title: 'Enviado al banco', time: '21 nov, 14:10', tone: 'accent', icon: <LandmarkIcon /> },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { className: 'w-80' } };
export const Tones: Story = {
  args: {
    events: (['neutral', 'accent', 'success', 'warn', 'danger', 'info'] as const).map((tone) => ({
      key: tone,
      title: tone,
      tone,
      icon: tone === 'danger' ? <XIcon /> : tone === 'warn' ? <ClockIcon /> : undefined,
    })),
  },
};
export const SingleEvent: Story = {
  args: { events: [{ key: 'one', title: 'Cuenta creada', time: '12 oct, 09:05' }] },
};
export const LongText: Story = {
  args: {
    className: 'w-72',
    events: [
      {
        key: 'asked',
        title: 'Auszahlungsanforderung eingegangen',
        time: '21. Nov., 14:02',
        detail: 'Die Sicherheitsüberprüfung Ihrer Bankverbindung dauert bis zu vierundzwanzig Stunden.',
        tone: 'info',
      },
      { key: 'sent', title: 'Überweisung an die Bank übergeben', time: '21. Nov., 14:10', tone: 'success' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'السحب',
    events: [
      { key: 'asked', title: 'تم طلب السحب', time: '21 نوفمبر', detail: 'إلى الحساب المصرفي' },
      { key: 'sent', title: 'أُرسل إلى البنك', time: '21 نوفمبر', tone: 'success', icon: <CheckIcon /> },
    ],
  },
};
