import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type Step = 'none' | 'question' | 'answer';

/** In a dialog of its own, as a panel of an account is: a question that an answer takes the place of. */
function CodesPanel() {
  const [step, setStep] = useState<Step>('none');
  const leave = () => setStep('none');
  return (
    <Dialog open onOpenChange={() => undefined} title="Seguridad" closeLabel="Cerrar seguridad">
      <Button>Otra cosa</Button>
      <Button onClick={() => setStep('question')}>Códigos nuevos</Button>
      {step === 'question' && (
        <Dialog open onOpenChange={leave} title="¿Crear códigos nuevos?" closeLabel="Cerrar pregunta">
          <Button onClick={() => setStep('answer')}>Crear</Button>
        </Dialog>
      )}
      {step === 'answer' && (
        <Dialog open onOpenChange={leave} title="Guarda tus códigos" closeLabel="Cerrar códigos">
          <Button onClick={leave}>Los guardé</Button>
        </Dialog>
      )}
    </Dialog>
  );
}

test('a dialog that took the place of another one gives the focus back to what opened the first', async () => {
  const screen = await render(<CodesPanel />);
  const opener = screen.getByRole('button', { name: 'Códigos nuevos' });
  await opener.click();
  await screen.getByRole('button', { name: 'Crear' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Guarda tus códigos' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Guarda tus códigos' })).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/** What opens the question goes away with what is done, while the question is still there. */
function SessionsPanel() {
  const [isAsking, setAsking] = useState(false);
  const [hasOthers, setHasOthers] = useState(true);
  return (
    <Dialog open onOpenChange={() => undefined} title="Seguridad" closeLabel="Cerrar seguridad">
      {hasOthers && <Button onClick={() => setAsking(true)}>Cerrar las demás</Button>}
      <Dialog open={isAsking} onOpenChange={setAsking} title="¿Cerrar las demás?" closeLabel="Cerrar pregunta">
        <Button onClick={() => setHasOthers(false)}>Cerrarlas</Button>
      </Dialog>
    </Dialog>
  );
}

test('where what opened a dialog is gone, the dialog below has the focus, not the page behind it', async () => {
  const screen = await render(<SessionsPanel />);
  await screen.getByRole('button', { name: 'Cerrar las demás' }).click();
  await screen.getByRole('button', { name: 'Cerrarlas' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: '¿Cerrar las demás?' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Seguridad' })).toHaveFocus();
});
