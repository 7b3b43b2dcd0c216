import { Stack } from '@settee/ui/Stack';
import { Text } from '@settee/ui/Text';

export function StackExample() {
  return (
    <Stack as="ul" gap={4}>
      <li>
        <Text>A sofa</Text>
      </li>
      <li>
        <Text>A chair</Text>
      </li>
    </Stack>
  );
}
