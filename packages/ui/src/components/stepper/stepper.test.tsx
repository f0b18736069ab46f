import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stepper } from './stepper.tsx';

test.each(['horizontal', 'vertical'] as const)(
  'the %s one tells where a person is and what is done',
  async (orientation) => {
    const screen = await render(
      <Stepper
        label="Depósito"
        steps={['Monto', 'Pago', 'Confirmación']}
        current={1}
        orientation={orientation}
        doneLabel="hecho"
      />,
    );
    const steps = screen.getByRole('list', { name: 'Depósito' }).getByRole('listitem').elements();
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[0]?.textContent).toContain('Monto (hecho)');
  },
);
