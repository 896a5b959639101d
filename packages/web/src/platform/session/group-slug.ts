import { isOwnGroup } from '@hearth/domain/policies';
import { useParams } from '@tanstack/react-router';
import { boot } from '../boot/boot.ts';
import { useSelf } from './self-query.ts';

/** The group shown: that of the address, else the own one, else the public one of the server. */
export function useGroupSlug(): string | null {
  const { groupSlug } = useParams({ strict: false });
  const self = useSelf();
  return groupSlug ?? self?.groupSlug ?? boot.defaultGroupSlug;
}

/** Whether the group shown is the reader's own: what they may create, edit, rate depends on it. */
export function useIsOwnGroup(): boolean {
  const { groupSlug } = useParams({ strict: false });
  return isOwnGroup(useSelf(), groupSlug ?? null);
}
