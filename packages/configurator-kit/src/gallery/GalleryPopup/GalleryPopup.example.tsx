import { Gallery, type GalleryOpening, GalleryPopup } from '@settee/configurator-kit';
import { galleryPortsFixture, pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const ports = galleryPortsFixture('main');

export function GalleryPopupExample() {
  const [opening, setOpening] = useState<GalleryOpening>();
  return (
    <>
      <Gallery pictures={pageFixture('main').gallery} onOpen={setOpening} />
      {opening && <GalleryPopup opening={opening} ports={ports} siteCulture="USA" />}
    </>
  );
}
