import type { ShopMessages } from '../../shell/words.ts';

export const cartTexts: ShopMessages['cartTexts'] = { main: {}, cb2: { emptyText: 'Rien ici. Remédiez-y.' } };

export const sharedCartTexts: ShopMessages['sharedCartTexts'] = { main: {}, cb2: { sharedTitle: 'Panier partagé' } };

export const searchTexts: ShopMessages['searchTexts'] = {
  main: {},
  cb2: { nothingFound: 'Vérifiez l’orthographe. Ou élargissez.', enterQuery: 'Tapez quelque chose.' },
};

export const fabricTexts: ShopMessages['fabricTexts'] = {
  main: {},
  cb2: {
    intro: 'Voyez-le d’abord dans votre lumière. Cinq échantillons, gratuits.',
    noneTitle: 'Aucun résultat',
    noneText: 'Retirez un filtre.',
  },
};

export const favoritesTexts: ShopMessages['favoritesTexts'] = {
  main: {},
  cb2: { emptyText: 'Touchez un cœur. Il arrive ici.' },
};

export const customerPhotoTexts: ShopMessages['customerPhotoTexts'] = {
  main: {},
  cb2: { share: 'Vous en avez une? Identifiez-nous.', none: 'Aucune photo. Ouvrez le bal.' },
};
