import { Badge } from '@quetzal/ui/badge';
import { useTypeName } from './use-type-name.ts';

/** The kind of an account; those that can have a team of their own stand out. */
export function AccountTypeBadge({ type, isAgent }: { type: number; isAgent: boolean }) {
  const typeName = useTypeName();
  return <Badge tone={isAgent ? 'info' : 'neutral'}>{typeName(type)}</Badge>;
}
