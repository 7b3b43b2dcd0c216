import type { Messages } from './messages.ts';

/** Short names of the units in French: inches are `po`. */
const units = { in: 'po', cm: 'cm' };

/** The words of the room in Canadian French. */
export const messages: Messages = {
  room: (width, depth) => `Pièce de ${width} sur ${depth}`,
  roomHelp:
    'Utilisez les flèches pour déplacer l’article sélectionné; maintenez Maj pour le déplacer plus loin. Appuyez sur [ ou ] pour le tourner, sur Supprimer pour le retirer et sur Échap pour le désélectionner. Si rien n’est sélectionné, les flèches tournent la vue.',
  tools: 'Outils de la pièce',
  undo: 'Annuler',
  redo: 'Rétablir',
  measure: 'Mesurer',
  unit: { in: 'po (pouces)', cm: 'cm (centimètres)' },
  unitShort: units,
  units: 'Unité de mesure',
  views: 'Vues',
  preset: { front: 'Face', corner: 'Coin', above: 'Dessus' },
  turnView: { left: 'Tourner la vue vers la gauche', right: 'Tourner la vue vers la droite' },
  zoom: { in: 'Zoom avant', out: 'Zoom arrière' },
  inTheRoom: 'Dans la pièce',
  empty: 'La pièce est vide. Ajoutez un article ci-dessous.',
  toAdd: 'Ajouter un article',
  nothingToAdd: 'Il n’y a pas d’autre article à ajouter.',
  add: 'Ajouter ',
  roomSize: 'Taille de la pièce',
  width: 'Largeur',
  depth: 'Profondeur',
  pieceActions: (name) => `Placer ${name}`,
  move: {
    left: 'Déplacer vers la gauche',
    right: 'Déplacer vers la droite',
    back: 'Reculer',
    front: 'Avancer',
  },
  turn: { left: 'Tourner à gauche', right: 'Tourner à droite' },
  duplicate: 'Dupliquer',
  remove: 'Retirer',
  length: (length, unit) => `${length} ${units[unit]}`,
  size: (width, depth, height, unit) => `${width} × ${depth} × ${height} ${units[unit]}`,
  sides: (width, depth, unit) => `${width} × ${depth} ${units[unit]}`,
  feet: (feet, inches) => (inches === 0 ? `${feet} pi` : `${feet} pi ${inches} po`),
  toWall: {
    left: 'du mur de gauche',
    right: 'du mur de droite',
    back: 'du mur du fond',
    front: 'du mur avant',
  },
  announcements: {
    added: (name) => `Article ajouté à la pièce : ${name}.`,
    removed: (name) => `Article retiré : ${name}.`,
    duplicated: (name) => `Article dupliqué : ${name}.`,
    moved: (name, gaps) => `Article déplacé : ${name}, à ${gaps}.`,
    held: (name, other) =>
      `${name} : ${other} bloque le passage. Continuez à déplacer l’article pour passer de l’autre côté.`,
    turned: (name, degrees) => `Article tourné à ${degrees} degrés : ${name}.`,
    resized: (width, depth) => `La pièce mesure ${width} sur ${depth}.`,
    undone: 'Modification annulée.',
    redone: 'Modification rétablie.',
    seen: { front: 'Vue de face.', corner: 'Vue du coin.', above: 'Vue du dessus.' },
  },
  plan: 'Plan au sol',
  planNote: 'Votre navigateur ne peut pas afficher la pièce en 3D. Voici plutôt un plan à l’échelle.',
};
