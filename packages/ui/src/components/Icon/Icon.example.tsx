import { Icon } from '@settee/ui/Icon';

export function IconExample() {
  return <Icon name="heart" label="Favorites" size={24} />;
}
