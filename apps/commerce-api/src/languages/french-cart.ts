import type { Phrases } from './phrases.ts';

/** Cart, promo codes, gift cards and delivery. */
export const cartPhrases: Phrases = {
  'This item is no longer in your cart.': 'Cet article n’est plus dans votre panier.',
  'This item is no longer available.': 'Cet article n’est plus offert.',
  'Only {0} left in stock.': 'Il n’en reste que {0} en stock.',
  'Only {0} left in stock, and you already have {1} in your cart.':
    'Il n’en reste que {0} en stock, et vous en avez déjà {1} dans votre panier.',
  'We don’t carry this item.': 'Nous n’offrons pas cet article.',
  'One of your choices isn’t available for this item. Please choose again.':
    'L’un de vos choix n’est pas offert pour cet article. Veuillez choisir de nouveau.',
  'Please choose an option for {0}.': 'Veuillez choisir une option : {0}.',
  'Please choose an amount and enter the recipient’s email address.':
    'Veuillez choisir un montant et entrer l’adresse courriel de la personne destinataire.',
  'Please request a quote for this item.': 'Veuillez demander une soumission pour cet article.',
  'This item can’t be picked up in a store.': 'Cet article ne peut pas être ramassé en magasin.',
  'Please enter text': 'Veuillez entrer un texte',
  'Please use {0} characters or fewer.': 'Veuillez entrer jusqu’à {0} caractères.',
  '{0} doesn’t have enough in stock.': 'Stock insuffisant au magasin {0}.',
  '{0} is no longer available for pickup, so we’ll ship it.':
    'Le ramassage n’est plus offert, nous expédierons donc cet article : {0}.',
  '{0} no longer has enough {1} in stock, so we’ll ship it.':
    'Stock insuffisant au magasin {0}, nous expédierons donc cet article : {1}.',
  'Please choose a store for pickup.': 'Veuillez choisir un magasin de ramassage.',
  'This donation isn’t available.': 'Ce don n’est pas offert.',
  'This item can’t be personalized.': 'Cet article ne peut pas être personnalisé.',
  'Installation isn’t available for this item.': 'L’installation n’est pas offerte pour cet article.',
  'You already have 99 of this item in your cart, the most you can order.':
    'Vous avez déjà 99 exemplaires de cet article dans votre panier, le maximum permis.',
  'Zip code could not be updated': 'Le code postal n’a pas pu être mis à jour',
  'Your cart is empty.': 'Votre panier est vide.',
  'Only {0} left. We’ll lower your quantity to {1}.': 'Il n’en reste que {0}. Nous réduirons votre quantité à {1}.',
  'Contains PFAS, which isn’t allowed in this state.': 'Contient des PFAS, interdits dans cette région.',
  'Some items in your cart can’t be shipped to this state.':
    'Certains articles de votre panier ne peuvent pas être expédiés dans cette région.',
  'Personalization isn’t available right now.': 'La personnalisation n’est pas offerte pour le moment.',
  '{0} isn’t available in {1}.': '{0} : service non offert à {1}.',
  'Installation isn’t available at your delivery address.':
    'L’installation n’est pas offerte à votre adresse de livraison.',
  'Ships from the maker': 'Expédié par le fabricant',
  'Ships from {0}, separately from the rest of your order.': 'Expédié par {0}, séparément du reste de votre commande.',
  'Available soon': 'Offert bientôt',
  'Some items in your cart are no longer available.': 'Certains articles de votre panier ne sont plus offerts.',
  'The items in your cart are no longer available.': 'Les articles de votre panier ne sont plus offerts.',
  'We combined your carts and added {0}.': 'Nous avons réuni vos paniers et ajouté {0}.',
  'You can order up to 99 of an item, so we lowered the quantity.':
    'Vous pouvez commander jusqu’à 99 exemplaires d’un article; nous avons donc réduit la quantité.',
  'You have free standard shipping on small items in this cart.':
    'L’expédition standard des petits articles de ce panier est gratuite.',
  'You’re {0} away from free standard shipping on small items.':
    'Encore {0} avant l’expédition standard gratuite des petits articles.',
  'A two-person crew will bring large items in and set them up.':
    'Une équipe de deux personnes entrera et installera les gros articles.',
  'This promo code isn’t valid.': 'Ce code promotionnel n’est pas valide.',
  'This promo code isn’t valid on this site.': 'Ce code promotionnel n’est pas valide sur ce site.',
  'This promo code isn’t active yet.': 'Ce code promotionnel n’est pas encore actif.',
  'This promo code has expired.': 'Ce code promotionnel a expiré.',
  'You’ve already used this promo code.': 'Vous avez déjà utilisé ce code promotionnel.',
  'This promo code doesn’t apply to anything in your cart.':
    'Ce code promotionnel ne s’applique à aucun article de votre panier.',
  'Spend {0} on eligible items to use this promo code.':
    'Dépensez {0} en articles admissibles pour utiliser ce code promotionnel.',
  'Pay with your house card to use this promo code.':
    'Payez avec votre carte maison pour utiliser ce code promotionnel.',
  'Standard delivery': 'Livraison standard',
  'Premium 2-day delivery': 'Livraison supérieure en 2 jours',
  'Express next-day delivery': 'Livraison express le lendemain',
  'In-home delivery': 'Livraison à l’intérieur',
  'Long-distance in-home delivery': 'Livraison à l’intérieur, longue distance',
  'Basic freight, left at the curb': 'Transport de base, déposé en bordure de rue',
  'Ready {0} at {1}': 'Prêt le {0} : {1}',
  'This piece is made just for you, with the options you chose. You can cancel within {0} hours of ordering. After that, it can’t be canceled or returned, unless it arrives damaged.':
    'Cet article est fabriqué juste pour vous, avec les options que vous avez choisies. Vous pouvez l’annuler dans les {0} heures suivant la commande. Ensuite, il ne peut être ni annulé ni retourné, sauf s’il arrive endommagé.',
  'Store pickup': 'Ramassage en magasin',
  'Gift cards by mail': 'Cartes-cadeaux par la poste',
  'By email': 'Par courriel',
  'Arrives {0}': 'Arrivée : {0}',
  'We can’t deliver large items to a PO box. Please enter a street address.':
    'Les gros articles ne peuvent pas être livrés à une case postale. Veuillez entrer une adresse municipale.',
  'This item isn’t sold by quote.': 'Cet article ne se vend pas sur soumission.',
  'Email takes up to {0} characters.': 'Le champ Courriel accepte jusqu’à {0} caractères.',
};
