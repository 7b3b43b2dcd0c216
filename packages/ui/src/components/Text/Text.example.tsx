import { Text } from '@settee/ui/Text';

export function TextExample() {
  return (
    <Text size="sm" tone="muted">
      Ships in 5 to 7 weeks.
    </Text>
  );
}
