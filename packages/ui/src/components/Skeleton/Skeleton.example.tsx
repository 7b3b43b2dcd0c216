import { Skeleton } from '@settee/ui/Skeleton';

export function SkeletonExample() {
  return (
    <>
      <Skeleton ratio="4 / 3" />
      <Skeleton lines={2} />
    </>
  );
}
