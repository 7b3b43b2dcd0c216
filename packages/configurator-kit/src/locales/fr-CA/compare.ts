import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

export const compare: ConfiguratorKitMessages['compare'] = {
  compare: 'Comparer',
  compareNamed: (name) => `Comparer ${name}`,
  title: 'Comparer les produits',
  chosen: (count) => plural(count, { one: '# produit choisi sur 4', other: '# produits choisis sur 4' }),
  chooseAnother: 'Choisissez-en un autre à comparer',
  full: 'Vous pouvez en comparer jusqu’à 4. Retirez-en un pour en ajouter un autre.',
  added: ({ name, count }) => `${name} : ajouté à la comparaison, ${count} sur 4.`,
  removed: (name) => `${name} : retiré de la comparaison.`,
  remove: (name) => `Retirer de la comparaison : ${name}`,
  takeOut: 'Retirer',
  clear: 'Tout effacer',
  feature: 'Caractéristique',
  price: 'Prix',
  rating: 'Évaluation',
  availability: 'Disponibilité',
  optionsTitle: 'Options',
  choices: (count) => plural(count, { one: '# choix', other: '# choix' }),
  dimensionsTitle: 'Dimensions',
  detailsTitle: 'Détails',
  warranty: 'Garantie',
  warrantyYears: (years) => plural(years, { one: '# an', other: '# ans' }),
  returns: 'Retours',
  returnDays: (days) =>
    plural(days, { one: 'Gratuits, dans un délai de # jour', other: 'Gratuits, dans un délai de # jours' }),
  cancelHours: (hours) =>
    plural(hours, {
      one: 'Annulable dans un délai de # heure; aucun retour, sauf en cas de dommage',
      other: 'Annulable dans un délai de # heures; aucun retour, sauf en cas de dommage',
    }),
  noReturns: 'Ne peut pas être retourné',
  notListed: 'Non précisé',
  differencesOnly: 'Voir les différences seulement',
  noDifferences: 'Ces produits ont les mêmes caractéristiques.',
  missing: (count) =>
    plural(count, {
      one: '# produit n’est plus offert. Nous l’avons retiré.',
      other: '# produits ne sont plus offerts. Nous les avons retirés.',
    }),
  onlyOne: 'Ajoutez un autre produit pour voir en quoi ils diffèrent.',
  addMore: 'Ajouter des produits',
  emptyTitle: 'Rien à comparer pour le moment',
  emptyText: 'Cochez Comparer sous quatre produits ou moins, puis voyez-les côte à côte.',
  shop: 'Voir tous les produits',
  chooseOptions: 'Choisir les options',
  chooseOptionsOf: (name) => `Choisir les options : ${name}`,
  seeDetails: 'Voir les détails',
  seeDetailsOf: (name) => `Voir les détails : ${name}`,
};
