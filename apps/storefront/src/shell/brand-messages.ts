import type { BrowseMessages, FabricMessages, FavoritesMessages, GalleryPopupMessages } from '@settee/configurator-kit';
import type { CartMessages, ShareMessages } from '@settee/checkout-kit';
import type { Brand } from '@settee/domain';

type PerBrand<Messages> = Readonly<Record<Brand, Partial<Messages>>>;

/** Texts that differ per brand; the default texts of the kits are those of `main`. */
export const cartTexts: PerBrand<CartMessages> = { main: {}, cb2: { emptyText: 'Nothing here. Fix that.' } };

export const sharedCartTexts: PerBrand<ShareMessages> = { main: {}, cb2: { sharedTitle: 'Shared Cart' } };

export const searchTexts: PerBrand<BrowseMessages> = {
  main: {},
  cb2: { nothingFound: 'Check the spelling. Or go broader.', enterQuery: 'Type something.' },
};

export const fabricTexts: PerBrand<FabricMessages> = {
  main: {},
  cb2: {
    intro: 'See it in your light first. Five swatches, free.',
    noneTitle: 'No match',
    noneText: 'Drop a filter.',
  },
};

export const favoritesTexts: PerBrand<FavoritesMessages> = {
  main: {},
  cb2: { emptyText: 'Tap a heart. It lands here.' },
};

export const customerPhotoTexts: PerBrand<GalleryPopupMessages> = {
  main: {},
  cb2: { share: 'Got one? Tag us.', none: 'No photos yet. Be first.' },
};
