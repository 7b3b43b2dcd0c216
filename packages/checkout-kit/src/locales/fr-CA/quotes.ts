import type { CheckoutKitMessages } from '../../use-words.ts';

export const quote: CheckoutKitMessages['quote'] = {
  title: 'Demander une soumission',
  intro: (name) =>
    `Dites-nous combien il vous en faut (${name}). Nous vous enverrons un prix par courriel d’ici deux jours ouvrables.`,
  quantity: 'Quantité',
  name: 'Nom',
  emailAddress: 'Courriel',
  phone: 'Téléphone',
  message: 'À quoi cela servira-t-il?',
  optional: 'Facultatif',
  send: 'Envoyer la demande',
  close: 'Fermer',
  cancel: 'Annuler',
  done: 'Terminé',
  sentTitle: 'Merci de votre demande',
  sent: ({ number, email }) =>
    `Votre demande porte le numéro ${number}. Nous avons envoyé une confirmation à ${email}, et vous y recevrez un prix d’ici deux jours ouvrables.`,
  failed: 'Nous n’avons pas pu envoyer votre demande. Tout ce que vous avez saisi est encore là. Veuillez réessayer.',
  emailTooLong: (limit) => `Le champ Courriel accepte jusqu’à ${limit} caractères.`,
  errors: {
    quantity: { missing: '', invalid: 'Veuillez entrer une quantité de 1 à 9 999.' },
    name: { missing: 'Veuillez entrer votre nom.', invalid: 'Veuillez entrer jusqu’à 60 caractères.' },
    emailAddress: {
      missing: 'Veuillez entrer votre adresse courriel.',
      invalid: 'Veuillez entrer une adresse courriel valide (p. ex. nom@domaine.com).',
    },
    phone: { missing: '', invalid: 'Veuillez entrer un numéro de téléphone à 10 chiffres.' },
    message: { missing: '', invalid: 'Veuillez limiter votre texte à 1 000 caractères.' },
  },
};
