import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { useState } from 'react';
import { MailIcon } from '../../icons/index.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SplitPane } from './split-pane.tsx';

interface Message {
  id: string;
  title: string;
  text: string;
}

const spanish: Message[] = [
  { id: 'spei', title: 'Depósito acreditado', text: 'Sumamos $2,000.00 a tu cartera.' },
  { id: 'limit', title: 'Tu límite cambió', text: 'El límite diario es ahora de $10,000.00.' },
  { id: 'vip', title: 'Subiste a VIP 3', text: 'Tu reembolso semanal es de 0.8 %.' },
];

function Inbox({ messages, ...args }: { messages: Message[] } & Omit<Parameters<typeof SplitPane>[0], 'list'>) {
  const [chosen, setChosen] = useState(args.detail === null ? null : (messages[0] ?? null));
  return (
    <SplitPane
      {...args}
      list={
        <ul className="grid gap-1 p-1">
          {messages.map((message) => (
            <li key={message.id}>
              <button
                type="button"
                aria-current={chosen?.id === message.id || undefined}
                onClick={() => setChosen(message)}
                className="min-h-11 w-full rounded-md px-3 py-2 text-start text-fg-2 focus-ring hover:bg-surface-2 aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-fg"
              >
                {message.title}
              </button>
            </li>
          ))}
        </ul>
      }
      detail={
        chosen && (
          <article className="grid gap-2 p-1">
            <h2 className="font-display text-xl font-[650]">{chosen.title}</h2>
            <p>{chosen.text}</p>
          </article>
        )
      }
      onBack={() => setChosen(null)}
    />
  );
}

const meta = {
  title: 'Shells/SplitPane',
  component: SplitPane,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Show a list beside the detail of one of its rows: messages, records, bets.',
        'Keep the chosen row in the address, so that going back works.',
        'Put an EmptyState into `placeholder`.',
      ],
      avoid: [
        'Do not use it for a form beside its help: take two columns.',
        'Do not open details in a dialog as well.',
      ],
      keyboard: [
        ['Tab', 'Goes through the list, the border and the detail.'],
        ['Arrow left, Arrow right', 'Move the border when it has the focus.'],
        ['Enter on the back button', 'Below 768 px leads back to the list; the focus goes back to the row.'],
      ],
    } satisfies Guide,
  },
  args: {
    list: null,
    listLabel: 'Mensajes',
    detail: 'first',
    detailLabel: 'Mensaje',
    handleLabel: 'Ancho de la lista',
    backLabel: 'Mensajes',
    onBack: () => undefined,
    placeholder: <EmptyState icon={<MailIcon />} title="Elige un mensaje" />,
  },
  decorators: [
    (Story) => (
      <div className="h-80">
        <Story />
      </div>
    ),
  ],
  render: ({ list: _list, ...args }) => <Inbox messages={spanish} {...args} />,
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { listSize: 300 } };
export const NothingChosen: Story = { args: { detail: null } };
export const Narrow: Story = { args: { wideFromRem: 250 } };
export const NarrowList: Story = { args: { wideFromRem: 250, detail: null } };
export const LongText: Story = {
  args: { backLabel: 'Zurück zu den Benachrichtigungen', wideFromRem: 250 },
  render: ({ list: _list, ...args }) => (
    <Inbox
      messages={[
        {
          id: 'one',
          title: 'Einzahlungsbestätigung und Kontostandsänderung',
          text: 'Die Gutschrift Ihrer Banküberweisung wurde verbucht.',
        },
      ]}
      {...args}
    />
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { listLabel: 'الرسائل', detailLabel: 'الرسالة', backLabel: 'الرسائل', handleLabel: 'عرض القائمة' },
  render: ({ list: _list, ...args }) => (
    <Inbox
      messages={[
        { id: 'one', title: 'تمت إضافة الإيداع', text: 'أضفنا المبلغ إلى محفظتك.' },
        { id: 'two', title: 'تغيّر حدّك اليومي', text: 'الحد الجديد سارٍ من الآن.' },
      ]}
      {...args}
    />
  ),
};
