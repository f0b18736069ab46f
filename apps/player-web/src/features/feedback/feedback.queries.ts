import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/wire/answer.ts';

/** What is told. */
export type Feedback = BodyOf<'giveFeedback'>;

/** What a remark may be about. */
export type FeedbackKind = NonNullable<Feedback['kind']>;

/** Tells the people who run the site something. */
export function useGiveFeedback() {
  const api = useApi();
  return useMutation({ mutationFn: (body: Feedback) => unwrap(api.PUT('/wps/feedback', { body })) });
}
