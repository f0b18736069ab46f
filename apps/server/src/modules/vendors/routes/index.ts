import type { Api } from '#kernel/http/api-instance.ts';
import { addGetJackpot } from './get-jackpot.ts';
import { addLaunchDemo } from './launch-demo.ts';
import { addLaunchFootball } from './launch-football.ts';
import { addLaunchGame } from './launch-game.ts';
import { addProtocol } from './protocol.ts';
import { addPublishKeys } from './publish-keys.ts';
import type { VendorRoutesDeps } from './deps.ts';

export function addVendorRoutes(api: Api, deps: VendorRoutesDeps): void {
  addLaunchGame(api, deps);
  addLaunchDemo(api, deps);
  addLaunchFootball(api, deps);
  addGetJackpot(api, deps);
  addProtocol(api, deps);
  addPublishKeys(api, deps);
}
