import { Tabs } from '@settee/ui/Tabs';

export function TabsExample() {
  return (
    <Tabs
      label="Delivery information"
      defaultValue="charges"
      items={[
        { value: 'charges', label: 'Shipping Charges', content: 'Small items ship free from $49.' },
        { value: 'details', label: 'Delivery Details', content: 'The carrier calls two days before.' },
      ]}
    />
  );
}
