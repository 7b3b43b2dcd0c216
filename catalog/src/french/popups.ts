import { afterDelivery } from '../help/facts.ts';
import type { FrenchTexts } from './types.ts';

export const popups: FrenchTexts = {
  'Where to find your security code': 'Où trouver votre code de sécurité',
  '<p>On Visa, Mastercard and Discover cards, it’s the last three digits on the signature strip on the back.</p><p>On American Express cards, it’s the four digits above the card number on the front.</p>':
    '<p>Sur les cartes Visa, Mastercard et Discover, ce sont les trois derniers chiffres de la bande de signature, au dos.</p><p>Sur les cartes American Express, ce sont les quatre chiffres au-dessus du numéro de carte, à l’avant.</p>',
  'Made for you': 'Fabriqué pour vous',
  [`<p>We make this piece with the options you chose. You can change or cancel your order within ${afterDelivery.cancelHours} hours of ordering. After that, we cut the fabric.</p><p>Made-to-order pieces can’t be returned or exchanged, unless they arrive damaged.</p>`]: `<p>Nous fabriquons ce meuble avec les options que vous avez choisies. Vous pouvez changer ou annuler votre commande dans les ${afterDelivery.cancelHours} heures suivant l’achat. Ensuite, nous taillons le tissu.</p><p>Les meubles fabriqués sur commande ne peuvent être ni retournés ni échangés, sauf s’ils arrivent endommagés.</p>`,
  'Personalized for you': 'Personnalisé pour vous',
  '<p>Please double-check your text. We’ll embroider or etch it exactly as you typed it.</p><p>Personalized items can’t be returned or exchanged, unless they arrive damaged.</p>':
    '<p>Veuillez bien vérifier votre texte. Nous le broderons ou le graverons exactement comme vous l’avez écrit.</p><p>Les articles personnalisés ne peuvent être ni retournés ni échangés, sauf s’ils arrivent endommagés.</p>',
  'Add To Registry': 'Ajouter à la liste de cadeaux',
  '<p>Guests will buy this item with the text you typed. It can’t be changed after someone buys it.</p>':
    '<p>Vos invités achèteront cet article avec le texte que vous avez écrit. Il ne peut plus être changé après un achat.</p>',
  'Installation and assembly': 'Installation et assemblage',
  '<p>Service is provided by a third party, who’ll call within two days of delivery to schedule a visit. Fee shown is per item.</p>':
    '<p>Le service est offert par un tiers, qui vous appellera dans les deux jours suivant la livraison pour fixer une visite. Les frais affichés sont par article.</p>',
  'Why we can’t ship this to every state': 'Pourquoi nous n’expédions pas cet article partout',
  '<p>This item’s finish contains PFAS. Several states don’t allow it to be sold, so we can’t ship it there or offer store pickup.</p>':
    '<p>La finition de cet article contient des PFAS. Plusieurs États en interdisent la vente : nous ne pouvons ni l’y expédier ni offrir le ramassage en magasin.</p>',
  'Ships from the maker': 'Expédié par le fabricant',
  '<p>This item ships directly from the workshop that makes it, separately from the rest of your order. Store pickup isn’t available.</p>':
    '<p>Cet article est expédié directement par l’atelier qui le fabrique, séparément du reste de votre commande. Le ramassage en magasin n’est pas offert.</p>',
  'Where to find the number and PIN': 'Où trouver le numéro et le NIP',
  '<p>Scratch off the silver panel on the back of the card to see the 4-digit PIN. The 16 digits above the panel are the card number. On an e-gift card, both are under the barcode.</p>':
    '<p>Grattez la bande argentée au dos de la carte pour voir le NIP à 4 chiffres. Les 16 chiffres au-dessus de la bande sont le numéro de la carte. Sur une carte-cadeau électronique, les deux sont sous le code à barres.</p>',
  'How rewards work': 'Le fonctionnement des récompenses',
  '<p>Every 500 points earn you a $20 certificate. Use it with your rewards card before it expires. Anything you don’t spend stays on the certificate.</p>':
    '<p>Chaque tranche de 500 points vous donne un certificat de 20 $. Utilisez-le avec votre carte de récompenses avant son expiration. Ce que vous ne dépensez pas reste sur le certificat.</p>',
  'Tax-exempt orders': 'Commandes exemptes de taxes',
  '<p>Check the box if your organization is tax-exempt. We’ll email you to ask for the certificate before your order ships.</p>':
    '<p>Cochez la case si votre organisme est exempt de taxes. Nous vous demanderons le certificat par courriel avant l’expédition de votre commande.</p>',
  'Free swatches': 'Échantillons gratuits',
  '<p>Choose up to five. Each is 4 inches square, labeled on the back and sent by mail.</p>':
    '<p>Choisissez-en jusqu’à cinq. Chacun mesure 4 pouces sur 4, est étiqueté au dos et arrive par la poste.</p>',
  'Choose up to five. Each is 4 inches square, labeled on the back and sent by mail.':
    'Choisissez-en jusqu’à cinq. Chacun mesure 4 pouces sur 4, est étiqueté au dos et arrive par la poste.',
};
