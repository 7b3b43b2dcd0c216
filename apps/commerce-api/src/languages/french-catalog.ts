import type { Phrases } from './phrases.ts';

/** Availability, stores, personalization, and the navigation of the catalog. */
export const catalogPhrases: Phrases = {
  'In stock': 'En stock',
  'Made to order': 'Fabriqué sur commande',
  'Only {0} left': 'Il n’en reste que {0}',
  'No longer available': 'N’est plus offert',
  'Emailed within minutes of your order': 'Envoyé par courriel quelques minutes après votre commande',
  'In stock and ready to ship': 'En stock et prêt à expédier',
  'Backordered: more on the way': 'En réapprovisionnement : d’autres sont en route',
  'Some items aren’t available, so they’re not included in the total.':
    'Certains articles ne sont pas offerts; ils ne sont pas compris dans le total.',
  'Backordered: ships in {0} days': 'En réapprovisionnement : expédié dans {0} jours',
  'Fabric {0}': 'Tissu {0}',
  'This font isn’t available for this design.': 'Cette police n’est pas offerte pour ce motif.',
  'This color isn’t available for this design.': 'Cette couleur n’est pas offerte pour ce motif.',
  'There’s no room for text there on this design.': 'Le texte ne peut pas aller là sur ce motif.',
  'We couldn’t create this preview.': 'Nous n’avons pas pu créer cet aperçu.',
  'Your message contains invalid characters': 'Votre message contient des caractères non valides',
  'This text doesn’t fit. Please check the length.':
    'Ce texte est trop long ou trop court. Veuillez vérifier sa longueur.',
  'Please choose different words.': 'Veuillez choisir d’autres mots.',
  Embroidery: 'Broderie',
  Etching: 'Gravure',
  Font: 'Police',
  Thread: 'Fil',
  Placement: 'Emplacement',
  'Recently Viewed Fabrics': 'Tissus vus récemment',
  Personalization: 'Personnalisation',
  To: 'À',
  From: 'De',
  Message: 'Message',
  'Please double-check your text. We’ll etch it exactly as you typed it. Personalized items can’t be returned or exchanged, unless they arrive damaged.':
    'Veuillez bien vérifier votre texte. Nous le graverons exactement comme vous l’avez écrit. Les articles personnalisés ne peuvent être ni retournés ni échangés, sauf s’ils arrivent endommagés.',
  'Please double-check your text. We’ll embroider it exactly as you typed it. Personalized items can’t be returned or exchanged, unless they arrive damaged.':
    'Veuillez bien vérifier votre texte. Nous le broderons exactement comme vous l’avez écrit. Les articles personnalisés ne peuvent être ni retournés ni échangés, sauf s’ils arrivent endommagés.',
  '{0} with “{1}”': '{0} avec « {1} »',
  'We no longer have this design. Please personalize the item again.':
    'Nous n’avons plus ce motif. Veuillez personnaliser l’article de nouveau.',

  Color: 'Couleur',
  'Leg Finish': 'Finition des pieds',
  GST: 'TPS',
  'with {0} legs': 'avec pieds {0}',
};
