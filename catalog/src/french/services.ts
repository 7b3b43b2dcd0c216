import type { FrenchTexts } from './types.ts';

/** Bundles, gift cards, services, donations and delivery. */
export const services: FrenchTexts = {
  'Better together': 'Encore mieux ensemble',
  Boxes: 'Boîtes',
  'Orchard Dining for Six': 'Salle à manger Orchard pour six',
  'The Orchard table with six Oslo chairs, for less than buying them separately.':
    'La table Orchard avec six chaises Oslo, pour moins cher que séparément.',
  '1 × Orchard Dining Table, 6 × Oslo Dining Chair':
    '1 × Table de salle à manger Orchard, 6 × Chaise de salle à manger Oslo',
  'Linden Bedroom': 'Chambre Linden',
  'The Linden dresser with two Juniper nightstands.': 'La commode Linden avec deux tables de chevet Juniper.',
  '1 × Linden Dresser, 2 × Juniper Nightstand': '1 × Commode Linden, 2 × Table de chevet Juniper',
  'Plane Dining for Four': 'Salle à manger Plane pour quatre',
  'One plane, four outlines of a chair.': 'Un plan, quatre contours de chaise.',
  '1 × Plane Dining Table, 4 × Wire Dining Chair':
    '1 × Table de salle à manger Plane, 4 × Chaise de salle à manger Wire',
  'Wire Chairs by Four': 'Chaises Wire par quatre',
  'Stacked as high as they go.': 'Empilées aussi haut que possible.',
  '4 × Wire Dining Chair': '4 × Chaise de salle à manger Wire',

  'Gift Card by Mail': 'Carte-cadeau par la poste',
  'Gift Card by Email': 'Carte-cadeau par courriel',
  'Emailed within minutes': 'Envoyée par courriel en quelques minutes',
  'Mailed free': 'Postée sans frais',
  'For the chair they keep talking about': 'Pour le fauteuil dont on vous parle sans arrêt',
  'Good for anything online or in our stores. Gift cards never expire and have no fees.':
    'Nos cartes-cadeaux paient tout, en magasin et en ligne, n’expirent jamais et n’ont pas de frais.',
  'Online and in our stores': 'En ligne et en magasin',
  'Gift card with a ribbon': 'Carte-cadeau avec un ruban',

  'Bed Assembly': 'Assemblage du lit',
  'Two people assemble the bed, level it and haul away the boxes.':
    'Deux personnes assemblent le lit, le mettent de niveau et emportent les boîtes.',
  'Wall Anchoring': 'Ancrage au mur',
  'A technician anchors the piece to the wall so a child can’t pull it over.':
    'Le meuble est ancré au mur pour qu’un enfant ne puisse pas le faire tomber.',
  'Light Hanging': 'Pose du luminaire',
  'An electrician shortens the cord, hangs the light and makes sure it works.':
    'Une personne électricienne raccourcit le fil, pose le luminaire et vérifie qu’il fonctionne.',
  'Roof & Hearth Fund': 'Fonds Roof & Hearth',
  'Furnishes homes for families moving out of shelters.': 'Meuble le logement de familles qui quittent un refuge.',
  'Open Studio Fund': 'Fonds Open Studio',
  'Funds studio space for young designers.': 'Finance des ateliers pour de jeunes designers.',

  '4–7 business days': 'de 4 à 7 jours ouvrables',
  '5–9 business days': 'de 5 à 9 jours ouvrables',
  '6–10 business days': 'de 6 à 10 jours ouvrables',
  '1–5 weeks, or 4–13 weeks if made to order; scheduled with you':
    'de 1 à 5 semaines, ou de 4 à 13 semaines si fabriqué sur commande; sur rendez-vous',
  '2–6 weeks, or 4–14 weeks if made to order; curbside':
    'de 2 à 6 semaines, ou de 4 à 14 semaines si fabriqué sur commande; en bordure de rue',
  '5–8 business days, or instantly by email': 'de 5 à 8 jours ouvrables, ou tout de suite par courriel',
  '8 am to noon': 'de 8 h à midi',
  'noon to 5 pm': 'de midi à 17 h',
  '8 am to 2 pm': 'de 8 h à 14 h',
  'No interest if the promotional balance on this order is paid in full within 12 months. Pay at least the minimum each month. If any of it remains after 12 months, interest is charged at 29.99% from the purchase date. Financed orders don’t earn rewards.':
    'Aucun intérêt si le solde promotionnel de cette commande est payé au complet dans les 12 mois. Payez au moins le minimum chaque mois. S’il en reste après 12 mois, des intérêts de 29,99 % s’appliquent à partir de la date d’achat. Les commandes financées ne donnent pas de récompenses.',
};
