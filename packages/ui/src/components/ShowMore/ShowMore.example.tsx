import { ShowMore } from '@settee/ui/ShowMore';

export function RevealExample() {
  return (
    <ShowMore lines={2} moreLabel="Read more" lessLabel="Read less">
      A sofa to spend the weekend on. Its frame of kiln-dried oak is joined by hand and carries a guarantee of ten
      years; the covers come off and can be washed.
    </ShowMore>
  );
}
