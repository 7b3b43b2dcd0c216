import { Skeleton, Stack, VisuallyHidden } from '@settee/ui';

/** The two fields and the button while they are on their way, at their size. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <Stack aria-busy="true" gap={5}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={44} />
      <Skeleton height={56} />
    </Stack>
  );
}
