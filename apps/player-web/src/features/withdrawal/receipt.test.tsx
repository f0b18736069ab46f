import { expect, test } from 'vitest';
import { refuse, succeed } from '#testing/answers.ts';
import { openWithdrawals, withdrawal, withdrawalId } from '#testing/withdrawals.ts';

/** How a PNG begins. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function choosePicture(form: Element, content: BlobPart = png): void {
  const files = new DataTransfer();
  files.items.add(new File([content], 'banco.png', { type: 'image/png' }));
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no input for files');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('received ends a paid withdrawal', async () => {
  const said: unknown[] = [];
  const { screen } = await openWithdrawals(
    {
      [`POST /wps/v2/wallets/withdrawals/${withdrawalId}/receipt`]: async (_, req) => {
        said.push(await req.json());
        return Response.json({ success: true, value: withdrawal, message: '', errorCode: null });
      },
    },
    `&section=${withdrawalId}`,
  );
  await expect.element(screen.getByText(/se da por recibido después de 1,440 minutos/)).toBeVisible();
  await screen.getByRole('button', { name: 'Recibido', exact: true }).click();
  await expect.poll(() => said).toEqual([{ received: true }]);
});

test('not received refuses what is no picture and sends the pictures first, then opens the dispute', async () => {
  const calls: string[] = [];
  const { screen } = await openWithdrawals(
    {
      [`POST /wps/v2/wallets/withdrawals/${withdrawalId}/proofs`]: async (_, req) => {
        calls.push(`${req.headers.get('content-type')} ${(await req.arrayBuffer()).byteLength}`);
        return succeed({ id: 'p1', contentType: 'image/png', createdAt: '2026-11-20T11:00:00Z' })(_, req);
      },
      [`POST /wps/v2/wallets/withdrawals/${withdrawalId}/receipt`]: async (_, req) => {
        calls.push(JSON.stringify(await req.json()));
        return succeed({ ...withdrawal, state: 'disputed', receipt: 'not_received' })(_, req);
      },
    },
    `&section=${withdrawalId}`,
  );
  await screen.getByRole('button', { name: 'No recibido' }).click();
  const dialog = screen.getByRole('dialog', { name: 'El dinero no ha llegado' });
  choosePicture(dialog.element(), '%PDF-1.7');
  await expect.element(dialog.getByText('Solo PNG o JPG', { exact: true })).toBeVisible();
  choosePicture(dialog.element());
  await expect.element(dialog.getByText(/^Lista/)).toBeVisible();
  expect(calls).toEqual([]);
  await dialog.getByRole('button', { name: 'Reportar como no recibido' }).click();
  await expect.poll(() => calls).toEqual(['image/png 8', '{"received":false}']);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('pictures of a dispute that cannot be told are asked for again, and what refused another takes the focus', async () => {
  let isBroken = true;
  const proofs = `/wps/v2/wallets/withdrawals/${withdrawalId}/proofs`;
  const told = { id: 'p1', contentType: 'image/png', createdAt: '2026-11-20T11:00:00Z' };
  const { screen } = await openWithdrawals(
    {
      [`GET /wps/v2/wallets/withdrawals/${withdrawalId}`]: succeed({
        ...withdrawal,
        state: 'disputed',
        receipt: 'not_received',
      }),
      [`GET ${proofs}`]: (url, req) =>
        (isBroken ? refuse(400, 'internal', 'Algo falló') : succeed({ content: [told] }))(url, req),
      [`POST ${proofs}`]: refuse(422, 'wallet.proof_too_many', 'Ya hay demasiadas'),
    },
    `&section=${withdrawalId}`,
  );
  const card = screen.getByRole('region', { name: 'No recibido' });
  const failed = card.getByText('No se pudieron cargar las imágenes que enviaste');
  await expect.element(failed).toBeVisible();
  isBroken = false;
  await card.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card.getByText(/^Imagen 1, enviada el/)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  choosePicture(card.element());
  await expect.element(card.getByText(/^Lista/)).toBeVisible();
  await card.getByRole('button', { name: 'Enviar imágenes' }).click();
  await expect.element(card.getByRole('alert').filter({ hasText: 'Ya hay demasiadas' })).toHaveFocus();
});

test.each([
  ['the member said so', 'not_received', 'Nos dijiste que el dinero no llegó'],
  ['the bank sent it back', 'awaited', 'El pago no llegó a tu cuenta'],
])('of money that did not arrive it is told how it is known: %s', async (_how, receipt, told) => {
  const disputed = { ...withdrawal, state: 'disputed', receipt };
  const { screen } = await openWithdrawals(
    { [`GET /wps/v2/wallets/withdrawals/${withdrawalId}`]: succeed(disputed) },
    `&section=${withdrawalId}`,
  );
  await expect.element(screen.getByRole('heading', { name: told })).toBeVisible();
});

test('of money that the bank sent back nobody is asked for pictures, and nobody is said to have reported it', async () => {
  const steps = [...withdrawal.steps, { step: 'disputed', at: '2026-11-20T11:00:00Z' }];
  const { screen } = await openWithdrawals(
    { [`GET /wps/v2/wallets/withdrawals/${withdrawalId}`]: succeed({ ...withdrawal, state: 'disputed', steps }) },
    `&section=${withdrawalId}`,
  );
  const way = screen.getByRole('list', { name: 'Avance' });
  await expect.element(way.getByText('El pago no llegó a tu cuenta')).toBeVisible();
  await expect.element(way.getByText('Reportado como no recibido')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'No recibido' })).not.toBeInTheDocument();
});

test.each(['rejected', 'failed'])('one that was %s promises nothing to be received', async (state) => {
  const over = { ...withdrawal, state, receipt: null, receiptDueAt: null, paidAt: null };
  const { screen } = await openWithdrawals(
    { [`GET /wps/v2/wallets/withdrawals/${withdrawalId}`]: succeed(over) },
    `&section=${withdrawalId}`,
  );
  await expect.element(screen.getByText('W33333333333')).toBeVisible();
  const terms = [...screen.getByRole('dialog').element().querySelectorAll('dt')].map((term) => term.textContent);
  expect(terms).toContain('Monto');
  expect(terms).not.toContain('Recibes');
});
