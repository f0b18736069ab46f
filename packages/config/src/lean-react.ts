import './untimed-console.ts';
import * as React from 'react';

/** How many elements of this second have a stack already; React keeps that of the first ten thousand. */
const stacks = 'recentlyCreatedOwnerStacks';
const named = React as unknown as Record<string, object | undefined>;
const internals = named['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];

/*
 * React in development takes down where each element was made, which is a quarter of what a test computes; a warning shows
 * the component all the same. There is no public way to say no; without this one tests are slower, nothing else.
 */
if (internals !== undefined && stacks in internals) {
  Object.defineProperty(internals, stacks, {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React begins to count anew each second.
    },
  });
}
