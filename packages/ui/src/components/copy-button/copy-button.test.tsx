import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('copying goes to the clipboard and is said aloud', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<CopyButton text="QTZ-884120" label="Copiar" copiedLabel="Copiado" />);
  await screen.getByRole('button', { name: 'Copiar' }).click();
  expect(write).toHaveBeenCalledWith('QTZ-884120');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copiado');
});

test('a refusal of the clipboard is handed to the caller and not claimed as a success', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const failed = vi.fn<() => void>();
  const screen = await render(
    <CopyButton text="QTZ-884120" label="Copiar" copiedLabel="Copiado" onCopyError={failed} />,
  );
  await screen.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});
