import { Badge } from '@settee/ui/Badge';

export function BadgeExample() {
  return (
    <>
      <Badge tone="signal">Sale</Badge>
      <Badge shape="count" label="3 items in your cart">
        3
      </Badge>
    </>
  );
}
