import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import {
  announcementJobs,
  announcementOpsRoutes,
  announcementRoutes,
  createAnnouncementPictures,
  createAnnouncements,
} from '#modules/announcements';
import { auditJobs, auditRoutes, createIntegrity, readManifest } from '#modules/audit';
import { createStaff, type Ops, opsRoutes, staffRoutes } from '#modules/ops';
import type { Sites } from '#modules/site';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import type { Database } from '#kernel/database/database.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Running a site: its staff, what it announces, what happened, and whether the program is what somebody vouched for. */
export function createOperating(deps: {
  config: Config;
  db: Database;
  clock: Clock;
  logger: Logger;
  ops: Ops;
  sites: Sites;
}) {
  const { config, db, clock, logger, ops, sites } = deps;
  const announcements = createAnnouncements({ db, clock });
  const pictures = createAnnouncementPictures({ db, clock });
  const integrity = createIntegrity({
    db,
    clock,
    config,
    readManifest: () => readManifest(repository),
    onMismatch: ({ differences }) => logger.error({ differences }, 'the program is not what somebody vouched for'),
  });
  return {
    services: { announcements, integrity },
    jobs: [...auditJobs({ integrity }), ...announcementJobs({ db, clock })],
    routes: [
      announcementRoutes({ announcements, pictures }),
      announcementOpsRoutes({ announcements, pictures, sites, siteOf: ops.siteOf }),
      auditRoutes({ db, integrity, siteOf: ops.siteOf }),
      opsRoutes({ db, ops }),
      staffRoutes({ staff: createStaff({ db, clock }) }),
    ],
  };
}
