import { Box } from '@settee/ui/Box';
import { Text } from '@settee/ui/Text';

export function BoxExample() {
  return (
    <Box padding={5} bordered>
      <Text>Your swatches are on their way.</Text>
    </Box>
  );
}
