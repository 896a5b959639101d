import type { SetPermissions, UserOut } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, errorMessage } from '../../../platform/api/index.ts';
import { announce } from '../../../ui/live-region.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';

/** The rights that people set for each other. */
export type RightName = Exclude<keyof SetPermissions, 'userId'>;

/** People of the own household by name, a page at a time. */
export function householdMembers(page: number) {
  return queryOptions({
    queryKey: ['households', 'members', page],
    queryFn: ({ signal }) =>
      api.get('/api/households/members', {
        query: { page, perPage: 50, orderBy: 'full_name', orderDirection: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Gives or takes one right; it shows at once, and goes back with the reason when the server refuses. */
export function useSetRight(page: number) {
  const { t } = useTranslation(['places', 'ui']);
  const queries = useQueryClient();
  const { queryKey } = householdMembers(page);
  const show = (userId: string, change: Partial<UserOut>) =>
    queries.setQueryData(queryKey, (list) =>
      list === undefined
        ? list
        : { ...list, items: list.items.map((one) => (one.id === userId ? { ...one, ...change } : one)) },
    );
  const set = useMutation({
    scope: { id: 'permissions' },
    mutationFn: ({ userId, name, isOn }: { userId: string; name: RightName; isOn: boolean }) => {
      const member = queries.getQueryData(queryKey)?.items.find(({ id }) => id === userId);
      return api.put('/api/households/permissions', {
        body: { userId, ...readRights(member), [name]: isOn },
        quiet: true,
      });
    },
    onMutate: async ({ userId, name, isOn }) => {
      await queries.cancelQueries({ queryKey });
      show(userId, { [name]: isOn });
    },
    onSuccess: () => announce(t('saved')),
    onError: (error, change) => {
      show(change.userId, { [change.name]: !change.isOn });
      const reason = errorMessage(error, t('notSaved'));
      toast.error(reason, { action: { label: t('ui:action.retry'), run: () => set.mutate(change) } });
    },
  });
  return set.mutate;
}

function readRights(member: UserOut | undefined): Omit<SetPermissions, 'userId'> {
  const {
    canManage = false,
    canManageHousehold = false,
    canInvite = false,
    canOrganize = false,
  } = member ?? {};
  return { canManage, canManageHousehold, canInvite, canOrganize };
}
