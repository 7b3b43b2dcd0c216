import { Grid } from '@settee/ui/Grid';
import { Text } from '@settee/ui/Text';

export function GridExample() {
  return (
    <Grid column={240} gap={5}>
      <Text>Chicago</Text>
      <Text>Toronto</Text>
      <Text>Denver</Text>
    </Grid>
  );
}
