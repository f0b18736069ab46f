import type { Database } from '#kernel/database/database.ts';
import { uploadsOf } from '#kernel/uploads/uploads.store.ts';
import { feedbackSubject } from './feedback.service.ts';
import { selectOwnFeedback } from './feedback.store.ts';

/** What a member told the people who run a site, for the member; pictures by kind and size. It goes with the account. */
export function createOwnFeedback({ db }: { db: Database }) {
  return {
    async exportOf({ id }: { id: string }): Promise<{ feedback: object[] }> {
      const remarks = await selectOwnFeedback(db, id);
      const feedback = [];
      for (const { id: remarkId, kind, content, createdAt } of remarks) {
        const pictures = await uploadsOf(db, feedbackSubject(remarkId));
        feedback.push({
          kind,
          content,
          createdAt,
          pictures: pictures.map(({ contentType, size }) => ({ contentType, size })),
        });
      }
      return { feedback };
    },
  };
}
