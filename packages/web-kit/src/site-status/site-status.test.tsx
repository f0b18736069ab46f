import { ApiError } from '@quetzal/api';
import { useMutation } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNetwork, type Network } from '../testing/network.ts';
import { freshPage, renderSite, site } from '../testing/render-site.tsx';
import { SiteGate } from './index.ts';

const open = { status: 0, endsAt: null, ip: '203.0.113.9' };
const maintenance = { status: 1, endsAt: '2026-11-22T21:30:00.000Z', ip: '203.0.113.9' };
const region = { status: 2, endsAt: null, ip: '203.0.113.9' };

let network: Network;
let answer: object = open;
beforeEach(() => {
  freshPage();
  answer = open;
  network = openNetwork({ 'GET /wps/system/status': () => answer });
});
afterEach(() => network.restore());

function Bet() {
  const { mutate } = useMutation({
    mutationFn: async () => {
      throw new ApiError({ code: 'site.maintenance', message: '', status: 503 });
    },
  });
  return <button onClick={() => mutate()}>Apostar</button>;
}

const page = () => (
  <SiteGate>
    <Bet />
  </SiteGate>
);

test('an open site is shown without a call: the page came with what it is', async () => {
  const { screen } = await renderSite(page());
  await expect.element(screen.getByRole('button', { name: 'Apostar' })).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

test('a site that came closed says so at once: why, until when in its own time, and whom to write to', async () => {
  answer = maintenance;
  const customerService = [{ csType: 'email', title: 'Correo', links: ['mailto:ayuda@quetzal.example'] }];
  freshPage({ ...site, statusInfo: maintenance, customerService });
  const { screen } = await renderSite(page());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Volvemos en un momento' })).toBeVisible();
  await expect.element(screen.getByText(/15:30.GMT-6$/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Atención al cliente' }))
    .toHaveAttribute('href', 'mailto:ayuda@quetzal.example');
  expect(screen.getByRole('button', { name: 'Apostar' }).query()).toBeNull();
});

test('a blocked region shows the visitor’s address and no time', async () => {
  answer = region;
  freshPage({ ...site, statusInfo: region });
  const { screen } = await renderSite(page());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'No disponible en tu región' })).toBeVisible();
  await expect.element(screen.getByText('203.0.113.9')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Atención al cliente' }).query()).toBeNull();
});

test('a refused call in the middle of a session closes the page, and asking again opens it', async () => {
  const { screen } = await renderSite(page());
  answer = maintenance;
  await screen.getByRole('button', { name: 'Apostar' }).click();
  const told = screen.getByRole('alert');
  await expect.element(told.getByRole('heading', { level: 1, name: 'Volvemos en un momento' })).toBeVisible();
  await expect.element(told.getByText(/15:30|3:30/)).toBeVisible();
  answer = open;
  await screen.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect.element(screen.getByRole('button', { name: 'Apostar' })).toBeVisible();
});

test('what had the keyboard went away: the screen gets it, and then the page that comes back', async () => {
  const { screen } = await renderSite(
    <SiteGate>
      <main tabIndex={-1}>
        <Bet />
      </main>
    </SiteGate>,
  );
  answer = maintenance;
  await screen.getByRole('button', { name: 'Apostar' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  answer = open;
  await screen.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect.element(screen.getByRole('button', { name: 'Apostar' })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
