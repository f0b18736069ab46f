import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { chatOpsRoutes, chatRoutes, createModeration } from '#modules/chat';
import { accountRoutes, factorResetOpsRoutes, identityJobs, identityRoutes, proofJobs } from '#modules/identity';
import { inboxOpsRoutes, inboxRoutes } from '#modules/inbox';
import { limitRoutes } from '#modules/limits';
import { feedbackOpsRoutes, memberJobs, memberRoutes } from '#modules/members';
import { messageOpsRoutes } from '#modules/messages';
import type { People } from './people.ts';

/** The calls of people about themselves: coming in, their account, what they may. */
export function peopleRoutes({ db, clock, people }: { db: Database; clock: Clock; people: People }): Routes[] {
  return [
    identityRoutes(people),
    accountRoutes({ db, ...people }),
    memberRoutes({ db, clock, ...people }),
    limitRoutes(people),
    inboxRoutes(people),
    chatRoutes(people),
  ];
}

/** The calls of operators about what people were sent and what they said. */
export function peopleOpsRoutes(deps: {
  db: Database;
  clock: Clock;
  people: People;
  siteOf: (operatorId: string) => Promise<string>;
}): Routes[] {
  const { db, clock, people, siteOf } = deps;
  const moderation = createModeration({ db, clock, members: people.members });
  return [
    messageOpsRoutes({ messages: people.messages, siteOf }),
    inboxOpsRoutes({ inbox: people.inbox, siteOf }),
    feedbackOpsRoutes({ db, siteOf }),
    chatOpsRoutes({ moderation, sites: people.sites, siteOf }),
    factorResetOpsRoutes({ factorResets: people.factorResets, siteOf }),
  ];
}

/** What happens by the clock around people. */
export function peopleJobs({ db, clock, people }: { db: Database; clock: Clock; people: People }): Job[] {
  const { chat, identity, inbox, limits, messages, leaving, profiles } = people;
  return [
    ...limits.jobs,
    ...messages.jobs,
    ...inbox.jobs,
    ...chat.jobs,
    ...leaving.jobs,
    ...memberJobs({ db, profiles }),
    ...proofJobs({ db, clock, factors: people.factors }),
    ...identityJobs({ db, clock, identity }),
  ];
}
