import type { CheckoutKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

export const problem: CheckoutKitMessages['problem'] = {
  networkTitle: 'Erreur de réseau',
  networkText: 'Nous avons du mal à nous connecter. Veuillez retourner à votre panier et réessayer.',
  genericText: 'Un problème est survenu. Veuillez retourner à votre panier et réessayer.',
  networkRetryText:
    'Nous avons du mal à nous connecter. Tout ce que vous avez saisi est encore là. Veuillez réessayer.',
  genericRetryText: 'Un problème est survenu. Tout ce que vous avez saisi est encore là. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  backToCart: 'Retour au panier',
  sessionTitle: 'Erreur de session',
  sessionText: 'Votre session a expiré. Sélectionnez OK pour continuer.',
  ok: 'OK',
  close: 'Fermer',
  noMessage: 'Aucun message d’erreur.',
  unavailableTitle: 'Articles qui ne sont plus offerts',
  restrictedTitle: 'Articles qui ne peuvent être ni expédiés ni ramassés dans cette région',
  editCartTitle: 'Veuillez modifier votre panier pour continuer',
  removeAll: 'Tout retirer',
  continue: 'Continuer',
  quantity: (quantity) => `Qté : ${quantity}`,
};

export const fix: CheckoutKitMessages['fix'] = {
  notRemoved: 'Un problème est survenu. Veuillez réessayer.',
  fixEverything: 'Tout corriger',
  moreProblems: (count) =>
    plural(count, {
      one: 'Il reste une chose à corriger avant de commander.',
      other: 'Il reste # choses à corriger avant de commander.',
    }),
  fixTitle: 'Mettre votre panier à jour',
  fixText: 'Voici ce que nous changerons. Le reste de votre panier demeure tel quel.',
  fixDoneTitle: 'Votre panier est prêt',
  fixDoneText: 'Voici ce que nous avons changé.',
  fixStuck: 'Nous n’avons pas pu tout terminer. Veuillez réessayer pour les articles ci-dessous.',
  fixing: 'Mise à jour de votre panier',
  back: 'Retour',
  done: 'Terminé',
  willRemove: 'N’est plus offert : nous le retirerons ou réduirons la quantité',
  willRemoveRestricted: 'Ne peut pas être expédié dans cette région : nous le retirerons',
  willRemovePersonalized: 'Ne peut pas être personnalisé pour le moment : nous le retirerons',
  willTakeOffInstallation: 'Installation non offerte : nous retirerons le service et garderons l’article',
  didRemove: 'Retiré, ou quantité réduite',
  didTakeOffInstallation: 'Installation retirée; article gardé',
};
