import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPage, renderSite, site } from '../testing/render-site.tsx';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { loadSiteInfo, siteInfoElementId, useFlag, useSiteInfo } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({
    'GET /wps/system/whitelabel': () => ({ ...site, encryptionKey: undefined, brand: { name: 'Tucán' } }),
    'GET /wps/system/status': () => ({ encryptionKey: { ...site.encryptionKey, kid: '2' } }),
  });
});
afterEach(() => network.restore());

function Brand() {
  return (
    <p>
      {useSiteInfo().brand.name} {String(useFlag('DIRECTREG3'))} {String(useFlag('PTSYS3'))} {String(useFlag('NEVER'))}
    </p>
  );
}

test('a page that carries the site info makes no call for it', async () => {
  const { screen } = await renderSite(<Brand />);
  await expect.element(screen.getByText('Quetzal true false false')).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

test('a page without it asks for the site and its key', async () => {
  document.getElementById(siteInfoElementId)?.remove();
  await expect(loadSiteInfo()).resolves.toMatchObject({ brand: { name: 'Tucán' }, encryptionKey: { kid: '2' } });
});

test('a site that cannot be had is an ApiError', async () => {
  document.getElementById(siteInfoElementId)?.remove();
  network.routes['GET /wps/system/status'] = () => {
    throw new Refused(503, 'unavailable');
  };
  await expect(loadSiteInfo()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  delete network.routes['GET /wps/system/status'];
  await expect(loadSiteInfo()).rejects.toMatchObject({ code: 'network.unreachable', status: 0 });
});
