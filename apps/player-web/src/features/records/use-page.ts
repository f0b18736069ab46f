import { useState } from 'react';

/** Which page of a list is shown; another list, as what is asked for says, begins with its first. */
export function usePage(list: object): [pageNum: number, setPageNum: (pageNum: number) => void] {
  const key = JSON.stringify(list);
  const [shown, setShown] = useState({ key, pageNum: 1 });
  return [shown.key === key ? shown.pageNum : 1, (pageNum) => setShown({ key, pageNum })];
}
