import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyableCode } from './copyable-code.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the whole code is copied and said, even where only its beginning has room', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const code = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const screen = await render(
    <CopyableCode code={code} copyLabel="Copiar la referencia" copiedLabel="Copiado" className="max-w-40" />,
  );
  await expect.element(screen.getByText(code)).toHaveAttribute('title', code);
  await screen.getByRole('button', { name: 'Copiar la referencia' }).click();
  expect(write).toHaveBeenCalledWith(code);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copiado');
});
