import { getMemberLimit } from '@chargerota/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The plan's member limit and the number of members who count against it. */
export const memberLimitQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/organizations', organizationId, 'member-limit'],
    queryFn: ({ signal }) => call(getMemberLimit, { params: { id: organizationId } }, { signal }),
  });
