import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { CodeField, ResendButton } from './code-field.tsx';

const meta = {
  title: 'Inputs/CodeField',
  component: CodeField,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for a code that was sent by SMS, e-mail or an authenticator app.',
        'Check the code in `onComplete` and set `busy` meanwhile: nobody should have to press a button.',
        'Empty the value and say what to do when the code was wrong.',
      ],
      avoid: [
        'Not for passwords, coupons or invitation codes: letters are not taken. Use TextField.',
        'Do not let another code be asked for without a wait: ResendButton counts down in `action`.',
      ],
      keyboard: [
        ['ArrowLeft, ArrowRight', 'Goes to another box; the next digit replaces the one in it'],
        ['Home, End', 'Goes to the first box, or behind the last digit'],
        ['Backspace, Delete', 'Removes a digit; those behind it move up'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Código de verificación', value: '', onValueChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (
  <ResendButton
    readyAtMs={48_000}
    now={() => 0}
    onResend={() => undefined}
    waitingLabel={(left) => <>Reenviar {left}</>}
  >
    Reenviar
  </ResendButton>
);

export const Default: Story = {};
export const Playground: Story = {
  args: { value: '4821', hint: 'Lo enviamos al 55 1234 5678', required: true, action: waiting },
};
export const Focused: Story = { args: { value: '48', autoFocus: true } };
export const Filled: Story = { args: { value: '482193' } };
export const FourDigits: Story = { args: { value: '48', length: 4 } };
export const Busy: Story = { args: { value: '482193', busy: true, hint: 'Comprobando el código' } };
export const WithError: Story = { args: { value: '482193', error: 'El código no coincide. Revisa el mensaje.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Primero escribe tu celular' } };
export const WaitingToResend: Story = { args: { value: '4821', action: waiting } };
export const ReadyToResend: Story = {
  args: {
    action: (
      <ResendButton readyAtMs={null} onResend={() => undefined} waitingLabel={(left) => <>Reenviar {left}</>}>
        Reenviar
      </ResendButton>
    ),
  },
};
export const LongText: Story = {
  args: {
    label: 'Bestätigungscode aus der Authentifizierungs-App',
    labelEnd: 'Gültig für 10 Minuten',
    hint: 'Der sechsstellige Einmalcode wurde an Ihre hinterlegte Mobiltelefonnummer gesendet.',
    action: (
      <ResendButton
        readyAtMs={48_000}
        now={() => 0}
        onResend={() => undefined}
        waitingLabel={(left) => <>Bestätigungscode erneut senden in {left}</>}
      >
        Bestätigungscode erneut senden
      </ResendButton>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'رمز التحقق',
    hint: 'أرسلناه في رسالة قصيرة',
    value: '4821',
    action: (
      <ResendButton
        readyAtMs={48_000}
        now={() => 0}
        onResend={() => undefined}
        waitingLabel={(left) => <>إعادة الإرسال {left}</>}
      >
        إعادة الإرسال
      </ResendButton>
    ),
  },
};
export const EightDigitsNarrow: Story = {
  args: { value: '48219', length: 8 },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
};
