/** Fetches the long list with its search. */
export const fetchLanguageList = () => import('./language-list.tsx');
