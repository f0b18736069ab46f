import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Toolbar, ToolbarButton, ToolbarToggle, ToolbarToggleGroup } from './toolbar.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

function chartTools(onSave?: () => void) {
  return (
    <>
      <Toolbar label="Gráfica">
        <ToolbarToggleGroup type="single" label="Vista" defaultValue="chart">
          <ToolbarToggle value="chart">Gráfica</ToolbarToggle>
          <ToolbarToggle value="table">Tabla</ToolbarToggle>
        </ToolbarToggleGroup>
        <ToolbarButton label="Guardar" onClick={onSave} />
      </Toolbar>
      <button type="button">Después</button>
    </>
  );
}

test('the toolbar is one stop of the Tab key, arrows move inside', async () => {
  const saved = vi.fn<() => void>();
  const screen = await render(chartTools(saved));
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Gráfica' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Tabla' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(saved).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
});

test('a press chooses one of a group', async () => {
  const screen = await render(chartTools());
  await screen.getByRole('radio', { name: 'Tabla' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Tabla' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Gráfica' })).not.toBeChecked();
});

test('in a right-to-left page the arrows point the other way', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(chartTools());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'Tabla' })).toHaveFocus();
});
