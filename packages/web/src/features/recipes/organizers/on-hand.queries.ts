import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { type OrganizerSource, organizersQuery } from './organizers.queries.ts';

/** Says whether the own household has a tool; it shows at once, and goes back when the server refuses. */
export function useToolOnHand(source: OrganizerSource) {
  const queries = useQueryClient();
  const { queryKey } = organizersQuery(source, 'tools');
  const show = (id: string, onHand: boolean) =>
    queries.setQueryData(queryKey, (all) => all?.map((one) => (one.id === id ? { ...one, onHand } : one)));
  const { mutate } = useMutation({
    scope: { id: 'tools-on-hand' },
    mutationFn: ({ id, onHand }: { id: string; onHand: boolean }) =>
      api.patch('/api/organizers/tools/{item_id}', { params: { item_id: id }, body: { onHand } }),
    onMutate: ({ id, onHand }) => void show(id, onHand),
    onError: (_, { id, onHand }) => show(id, !onHand),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recipes'] }),
  });
  return mutate;
}
