import { useSiteInfo } from '@quetzal/web-kit/site-info';

/** Telephones and tablets that the site can be an application on. */
const appDevices = ['ios', 'android'] as const;

/** A kind of device, as addresses name it: `/download#ios`. */
export type AppDevice = (typeof appDevices)[number];

/** Where somebody gets the application for a device. */
export interface AppAddress {
  device: AppDevice;
  /** For a link on this page: a store of the site's own, else the steps. */
  href: string;
  /** The same, for a camera. */
  scanned: string;
  isStore: boolean;
}

/** Where the site's application is, for each device: what its file says, else how to install the site itself. */
export function useAppAddresses(): AppAddress[] {
  const { apps, links } = useSiteInfo();
  return appDevices.map((device) => {
    const store = apps[device];
    const href = store ?? `/download#${device}`;
    return { device, href, scanned: store ?? `${links.playerSite}${href}`, isStore: store !== undefined };
  });
}
