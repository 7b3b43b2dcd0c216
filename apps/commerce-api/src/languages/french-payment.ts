import type { Phrases } from './phrases.ts';

/** Cards, gift cards, rewards and orders. */
export const paymentPhrases: Phrases = {
  'Too many attempts with this gift card. Please try again in 15 minutes.':
    'Trop d’essais avec cette carte-cadeau. Veuillez réessayer dans 15 minutes.',
  'Please sign in to use your rewards.': 'Veuillez ouvrir une session pour utiliser vos récompenses.',
  'Rewards can only be used with your rewards card.':
    'Les récompenses s’utilisent seulement avec votre carte de récompenses.',
  'We couldn’t find this reward in your account.': 'Nous n’avons pas trouvé cette récompense dans votre compte.',
  'This reward has already been used.': 'Cette récompense a déjà été utilisée.',
  'This reward has expired.': 'Cette récompense a expiré.',
  'This reward isn’t active yet.': 'Cette récompense n’est pas encore valide.',
  'This reward can’t be used on this site.': 'Cette récompense ne peut pas être utilisée sur ce site.',
  'This reward is already applied.': 'Cette récompense est déjà appliquée.',
  'You can use up to 10 gift cards, codes and rewards per order.':
    'Vous pouvez utiliser jusqu’à 10 cartes-cadeaux, codes et récompenses par commande.',
  'Nothing more to pay.': 'Rien de plus à payer.',
  'We couldn’t find this gift card. Please check the number and PIN.':
    'Nous n’avons pas trouvé cette carte-cadeau. Veuillez vérifier le numéro et le NIP.',
  'This gift card has no balance left.': 'Le solde de cette carte-cadeau est épuisé.',
  'This gift card has expired.': 'Cette carte-cadeau a expiré.',
  'This gift card hasn’t been activated. Please contact the store where you bought it.':
    'Cette carte-cadeau n’est pas activée. Veuillez communiquer avec le magasin où vous l’avez achetée.',
  'This gift card can’t be used on this site.': 'Cette carte-cadeau ne peut pas être utilisée sur ce site.',
  'This gift card is already applied.': 'Cette carte-cadeau est déjà appliquée.',
  'We couldn’t find that code. Please check it.': 'Nous n’avons pas trouvé ce code. Veuillez le vérifier.',
  'This code has already been used.': 'Ce code a été utilisé.',
  'This code has expired.': 'Ce code a expiré.',
  'This code isn’t active yet.': 'Ce code n’est pas encore valide.',
  'This code can’t be used on this site.': 'Ce code ne peut pas être utilisé sur ce site.',
  'This code is already applied.': 'Ce code est déjà appliqué.',
  'Reward applied.': 'Récompense appliquée.',
  'Your rewards are worth more than this order. Anything left over stays in your account.':
    'Vos récompenses valent plus que cette commande. Le reste demeure dans votre compte.',
  'Your balance has changed. Please check the amount due.':
    'Votre solde a changé. Veuillez vérifier le montant à payer.',
  'Your card was declined. Please try a different card.':
    'Votre carte a été refusée. Veuillez essayer une autre carte.',
  'Your card was declined for insufficient funds. Please try a different card.':
    'Votre carte a été refusée faute de fonds. Veuillez essayer une autre carte.',
  'Your card has expired. Please try a different card.': 'Votre carte est expirée. Veuillez essayer une autre carte.',
  'Your bank couldn’t confirm this payment, so your card wasn’t charged. Please try again or use a different card.':
    'Votre banque n’a pas pu confirmer ce paiement; votre carte n’a pas été débitée. Veuillez réessayer ou utiliser une autre carte.',
  'Your bank didn’t respond, so your card wasn’t charged. Please try again or use a different card.':
    'Votre banque n’a pas répondu; votre carte n’a pas été débitée. Veuillez réessayer ou utiliser une autre carte.',
  'Your card didn’t cover the whole amount. Please use a different card.':
    'Votre carte n’a pas pu payer le montant total. Veuillez utiliser une autre carte.',
  'Your card wasn’t accepted. Please check the number, expiration date and security code.':
    'Votre carte n’a pas été acceptée. Veuillez vérifier le numéro, la date d’expiration et le code de sécurité.',
  'That security code doesn’t match this card. Please check it.':
    'Ce code de sécurité ne correspond pas à cette carte. Veuillez le vérifier.',
  'We couldn’t read your security code. Please enter it again.':
    'Nous n’avons pas pu lire votre code de sécurité. Veuillez l’entrer de nouveau.',
  'There’s no house card offer for this order.': 'Il n’y a pas d’offre de la carte maison pour cette commande.',
  'We couldn’t read your card. Please enter it again.':
    'Nous n’avons pas pu lire votre carte. Veuillez l’entrer de nouveau.',
  'Card has been reissued. Please use new card.': 'La carte a été remplacée. Veuillez utiliser la nouvelle carte.',
  'Please enter a valid Email Address.': 'Veuillez entrer une adresse courriel valide.',
  'If we have an order with that number and email address, a code is on its way. It’s good for 15 minutes.':
    'Si nous avons une commande avec ce numéro et cette adresse courriel, un code est en route. Il est valide pendant 15 minutes.',
  'That code isn’t right, or it has expired. Please check it, or get a new one.':
    'Ce code est inexact ou a expiré. Veuillez le vérifier ou en demander un nouveau.',
  'You can’t change this order online anymore. Please call us.':
    'Cette commande ne peut plus être modifiée en ligne. Veuillez nous appeler.',
  'Please choose at least one item to return.': 'Veuillez choisir au moins un article à retourner.',
  'One of these items can’t be returned online. Please call us.':
    'Un de ces articles ne peut pas être retourné en ligne. Veuillez nous appeler.',
  'This order can’t be canceled online anymore. Please call us.':
    'Cette commande ne peut plus être annulée en ligne. Veuillez nous appeler.',
  'We’re still processing your payment. Please try again in a few minutes.':
    'Nous traitons encore votre paiement. Veuillez réessayer dans quelques minutes.',
  'Some of these items are already being returned. Please check the quantities.':
    'Certains de ces articles sont déjà en cours de retour. Veuillez vérifier les quantités.',
  'This order can’t be returned online anymore. Please call us.':
    'Cette commande ne peut plus être retournée en ligne. Veuillez nous appeler.',
  'We’ve already received this return, so it can’t be canceled.':
    'Nous avons déjà reçu ce retour; il ne peut donc plus être annulé.',
  'We’ve sent your receipt to {0}.': 'Nous avons envoyé votre reçu à {0}.',
  'This isn’t available right now. Please try again later.':
    'Ce n’est pas offert pour le moment. Veuillez réessayer plus tard.',
  'We couldn’t find that card. Please enter it again.':
    'Nous n’avons pas trouvé cette carte. Veuillez l’entrer de nouveau.',
  'The two amounts must add up to the order total.': 'La somme des deux montants doit égaler le total de la commande.',
  'This field is required.': 'Ce champ est obligatoire.',
  'This isn’t valid.': 'Ce n’est pas valide.',
  'This is too long.': 'C’est trop long.',
  'Does not belong to this state or province.': 'Ne correspond pas à cet État ou à cette province.',
  'Card already in use.': 'Cette carte est déjà utilisée.',
  'We couldn’t use that card. Please choose another.':
    'Nous n’avons pas pu utiliser cette carte. Veuillez en choisir une autre.',
  'This approval was already used or has expired, so nothing was charged. Please approve the payment again.':
    'Cette approbation a déjà été utilisée ou a expiré; rien n’a été débité. Veuillez approuver le paiement de nouveau.',
  'Reward certificates can only be combined with your rewards card. Remove them to pay another way.':
    'Les certificats de récompense se combinent seulement avec votre carte de récompenses. Retirez-les pour payer autrement.',
  'There’s nothing left to pay.': 'Il ne reste rien à payer.',
  'We can’t take that payment here. Please choose another way to pay.':
    'Nous ne pouvons pas accepter ce paiement ici. Veuillez choisir un autre mode de paiement.',
  'Something in your cart needs your attention before you can pay.':
    'Quelque chose dans votre panier doit être corrigé avant le paiement.',
  'Your payment was declined, so nothing was charged. Please try again or pay another way.':
    'Votre paiement a été refusé; rien n’a été débité. Veuillez réessayer ou payer autrement.',
};
