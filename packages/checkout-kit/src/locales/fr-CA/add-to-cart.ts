import type { CheckoutKitMessages } from '../../use-words.ts';
import { articles, plural } from './plural.ts';

const added = (count: number) =>
  plural(count, { one: '# article ajouté à votre panier', other: '# articles ajoutés à votre panier' });

export const action: CheckoutKitMessages['action'] = {
  buttonLabels: {
    add: 'Ajouter au panier',
    'request-quote': 'Demander une soumission',
    'call-store': 'Appeler un magasin',
    'select-store': 'Choisir un magasin',
    'pick-up-in-store': 'Ramasser en magasin',
    'accept-terms': 'Accepter les conditions et ajouter au panier',
  },
  addCount: (count) => `Ajouter ${count} au panier`,
  addFailed: 'Nous n’avons pas pu ajouter cet article à votre panier. Veuillez réessayer.',
  installationLabel: ({ title, price }) => `Ajouter : ${title}, ${price} par article`,
  wrongQuantity: 'Veuillez entrer une quantité de 1 à 99.',
  logPrefix: 'Error adding to cart:',
};

export const addToCart: CheckoutKitMessages['addToCart'] = {
  ...action,
  termsTitle: 'Confirmez votre sélection',
  madeForYou: 'Fabriqué pour vous',
  accept: ({ isMobile, isRegistry }) =>
    `${isMobile ? 'Accepter et ajouter' : 'Accepter les conditions et ajouter'} ${isRegistry ? 'à la liste' : 'au panier'}`,
  decline: 'Refuser',
  customOrderTermsTitle: 'Conditions des commandes spéciales',
  customOrderTerms: [
    'Fabriqué sur commande avec les options affichées.',
    'Peut être modifié ou annulé dans les 48 heures suivant la commande.',
    'Ne peut être ni retourné ni échangé, sauf s’il arrive endommagé.',
  ],
  monogrammingTermsTitle: 'Conditions du monogramme',
  monogrammingTerms: [
    'Réalisé exactement comme vous l’avez écrit, orthographe et majuscules comprises.',
    'Ne peut être ni modifié ni annulé une fois la commande passée.',
    'Ne peut être ni retourné ni échangé, sauf s’il arrive endommagé.',
  ],
  termsItems: 'Articles de votre sélection',
  previous: 'Article précédent',
  next: 'Article suivant',
  added: ({ count, installation }) => `${added(count)}${installation === '' ? '' : `, avec ${installation}`}`,
  adding: 'Ajout au panier',
  addedItems: 'Articles ajoutés',
  quantity: (quantity) => `Qté : ${quantity}`,
  tooltip: ({ name, price, quantity, isPersonalized }) =>
    `${name}${isPersonalized ? ' (personnalisé)' : ''}, ${price}, qté : ${quantity}`,
  yourCart: (count) => `Votre panier : ${articles(count)}`,
  orderSubtotal: 'Sous-total de la commande',
  installation: 'Services d’installation et d’assemblage',
  installationNote: 'Les frais affichés sont par article. Le service est offert par un tiers.',
  estimatedShipping: 'Expédition estimée',
  free: 'Gratuit',
  discountMark: '*',
  includesDiscount: '*Comprend le rabais appliqué',
  subtotal: 'Sous-total',
  continueShopping: 'Continuer à magasiner',
  checkoutNow: 'Passer à la caisse',
  close: 'Fermer',
};

export const giftCard: CheckoutKitMessages['giftCard'] = {
  heading: 'Cartes-cadeaux',
  kind: 'Comment souhaitez-vous l’envoyer?',
  amount: 'Montant',
  recipientEmail: 'Courriel de la personne destinataire',
  recipientEmailHint: 'Nous y enverrons la carte quelques minutes après votre commande.',
  senderName: 'De',
  message: 'Message',
  messageLeft: (left) => plural(left, { one: 'Il reste # caractère', other: 'Il reste # caractères' }),
  quantity: 'Quantité de cartes-cadeaux',
  optional: 'Facultatif',
  noPromotion: 'Les codes promotionnels ne s’appliquent pas aux cartes-cadeaux.',
  errors: {
    amount: { missing: 'Veuillez choisir un montant.', invalid: '', 'too-long': '' },
    recipientEmail: {
      missing: 'Veuillez entrer l’adresse courriel de la personne destinataire.',
      invalid: 'Veuillez entrer une adresse courriel valide (p. ex. nom@domaine.com).',
      'too-long': '',
    },
    senderName: {
      missing: 'Veuillez entrer votre nom.',
      invalid: '',
      'too-long': 'Veuillez entrer jusqu’à 40 caractères.',
    },
    message: { missing: '', invalid: '', 'too-long': 'Veuillez limiter votre message à 250 caractères.' },
  },
};

export const recommendation: CheckoutKitMessages['recommendation'] = {
  titles: {
    alsoViewed: 'Les gens ont aussi regardé',
    alsoBought: 'Les gens ont aussi acheté',
    alsoWant: 'Vous aimerez peut-être aussi',
  },
  loading: (title) => `Chargement : ${title}`,
  addOnsTitle: 'Extras et essentiels que nous recommandons',
  addToCart: 'Ajouter au panier',
  addToRegistry: 'Ajouter à la liste',
  added: 'Ajouté',
  chooseOptions: 'Choisir les options',
  from: 'À partir de',
  addName: ({ label, name }) => `${label}, ${name}`,
  saidAdded: (name) => `Ajouté à votre panier : ${name}.`,
  saidRegistered: (name) => `Ajouté à votre liste : ${name}.`,
  addFailed: 'Nous n’avons pas pu ajouter cet article. Veuillez réessayer.',
  failedName: ({ name, reason }) => `${name} : ${reason}`,
  logPrefix: 'Error adding to cart:',
  previous: 'Précédent',
  next: 'Suivant',
};
