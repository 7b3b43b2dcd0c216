import { ReviewPhotos } from '@settee/configurator-kit';
import { imageFixture } from '@settee/configurator-kit/testing';

export function ReviewPhotosExample() {
  return <ReviewPhotos photos={[imageFixture('sofa', 'The sofa at home')]} onPhoto={() => {}} />;
}
