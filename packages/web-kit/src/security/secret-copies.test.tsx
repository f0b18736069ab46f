import { fetchToastStack, ToastProvider } from '@quetzal/ui/toast';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNetwork, type Network } from '../testing/network.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpScanDialog } from './totp-scan-dialog.tsx';

let network: Network;
beforeEach(async () => {
  freshPage();
  await fetchToastStack();
  network = openNetwork({ 'GET /wps/member/info': () => ana });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

const secret = { secret: 'JBSW', uri: 'otpauth://totp/x?secret=JBSW' };

test.each<[string, ReactNode]>([
  ['Copiar todos', <RecoveryCodesDialog key="codes" codes={['aaaa-1111']} onClose={vi.fn()} />],
  ['Copiar clave', <TotpScanDialog key="key" secret={secret} onClose={vi.fn()} onEnabled={vi.fn()} />],
])('a copy that the browser refuses is told in the dialog, and not under it: %s', async (name, dialog) => {
  const { screen } = await renderSite(
    <ToastProvider label="Avisos" closeLabel="Cerrar">
      {dialog}
    </ToastProvider>,
  );
  const open = screen.getByRole('dialog');
  await open.getByRole('button', { name }).click();
  await expect.element(open.getByRole('alert')).toMatchTextContent(/copi/);
  expect(document.querySelectorAll('[data-slot=toasts] > *')).toHaveLength(0);
});
