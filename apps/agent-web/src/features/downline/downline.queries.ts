import { unwrap, useApi, type Api } from '@quetzal/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TeamFilters } from './team-filters.ts';

/** Rows of one page of the list. */
export const teamPageSize = 20;

/** The largest page that the server gives, and how many of them an export reads at most. */
const exportPageSize = 100;
const exportPagesMax = 20;

/** Accounts that one export holds at most. */
export const exportRowsMax = exportPageSize * exportPagesMax;

function fetchTeam(api: Api, filters: TeamFilters, pageNum: number, pageSize: number, signal?: AbortSignal) {
  const { search, ...rest } = filters;
  const query = { ...rest, ...(search === '' ? {} : { search }), pageNum, pageSize };
  return unwrap(api.GET('/wps/v2/agent/team', { params: { query }, ...(signal === undefined ? {} : { signal }) }));
}

/** One page of the team. While another page or filter is on its way, the last one stays in view. */
export function useTeam(filters: TeamFilters, pageNum: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['agent', 'team', filters, pageNum],
    queryFn: ({ signal }) => fetchTeam(api, filters, pageNum, teamPageSize, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}

/** Reads everything that a filter shows, page by page, up to `exportRowsMax`. */
export function useTeamExport(): (filters: TeamFilters) => Promise<{ members: TeamMember[]; total: number }> {
  const api = useApi();
  return useCallback(
    async (filters) => {
      const members: TeamMember[] = [];
      let total = 0;
      for (let pageNum = 1; pageNum <= exportPagesMax; pageNum += 1) {
        const page = await fetchTeam(api, filters, pageNum, exportPageSize);
        members.push(...page.content);
        total = page.totalElements;
        if (pageNum >= page.totalPages) break;
      }
      return { members, total };
    },
    [api],
  );
}

/** A page of the team with its counts and totals. */
export type TeamPage = NonNullable<ReturnType<typeof useTeam>['data']>;

/** One account of the team. */
export type TeamMember = TeamPage['content'][number];
