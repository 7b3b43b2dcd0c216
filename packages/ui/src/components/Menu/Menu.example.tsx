import { Button } from '@settee/ui/Button';
import { Menu } from '@settee/ui/Menu';

export function MenuExample() {
  return (
    <Menu
      label="Account"
      renderTrigger={(props) => <Button {...props}>Nora</Button>}
      items={[
        { key: 'orders', label: 'Orders', href: '/account/orders' },
        { key: 'leave', label: 'Sign Out', onSelect: () => alert('Goodbye'), apart: true },
      ]}
    />
  );
}
