import { isOwnGroup } from '@hearth/domain/people/policies';
import { usePathParams } from '../routing/index.ts';
import { boot } from '../boot/boot.ts';
import { useSelf } from './self-query.ts';

/** The group shown: that of the address, else the own one, else the public one of the server. */
export function useGroupSlug(): string | null {
  const { groupSlug } = usePathParams();
  const self = useSelf();
  return groupSlug ?? self?.groupSlug ?? boot.defaultGroupSlug;
}

/** Whether the group shown is the reader's own: what they may create, edit, rate depends on it. */
export function useIsOwnGroup(): boolean {
  const { groupSlug } = usePathParams();
  return isOwnGroup(useSelf(), groupSlug ?? null);
}
