import type { ShopMessages } from '../../shell/words.ts';

export const help: ShopMessages['help'] = {
  title: 'Aide',
  intro: {
    main: 'Trouvez une réponse ci-dessous, ou demandez à quelqu’un qui s’y est assis.',
    cb2: 'Cherchez. Ou demandez.',
  },
  description: (brandName) =>
    `Expédition, retours, garantie, cartes-cadeaux et comment joindre le service à la clientèle de ${brandName}.`,
  topics: 'Sujets d’aide',
  more: 'Plus d’aide',
  contact: {
    formTitle: 'Envoyer un message',
    topic: 'De quoi s’agit-il?',
    topics: {
      order: 'Une commande',
      delivery: 'Une livraison',
      return: 'Un retour ou une réparation',
      product: 'Un produit',
      account: 'Mon compte',
      other: 'Autre chose',
    },
    fields: {
      name: 'Nom complet',
      emailAddress: 'Adresse courriel',
      orderNumber: 'Numéro de commande',
      message: 'Message',
    },
    optional: 'Facultatif',
    errors: {
      name: { missing: 'Veuillez entrer votre nom.', invalid: 'Veuillez entrer un nom d’au plus 60 caractères.' },
      emailAddress: {
        missing: 'Veuillez entrer votre adresse courriel.',
        invalid: 'Veuillez entrer une adresse courriel valide.',
      },
      orderNumber: {
        missing: 'Veuillez entrer un numéro de commande.',
        invalid: 'Veuillez vérifier le numéro de commande. Il figure dans votre courriel de confirmation.',
      },
      message: {
        missing: 'Veuillez entrer votre message.',
        invalid: 'Veuillez utiliser 1 000 caractères ou moins.',
      },
    },
    send: 'Envoyer le message',
    failed: 'Nous n’avons pas pu envoyer votre message. Veuillez réessayer.',
    sentTitle: { main: 'Merci. Nous avons reçu votre message.', cb2: 'Bien reçu.' },
    sent: ({ caseNumber, emailAddress }) =>
      `Votre numéro de dossier est ${caseNumber}. Nous avons envoyé une copie à ${emailAddress} et répondrons d’ici un jour ouvrable.`,
    again: 'Envoyer un autre message',
  },
};

export const newsletter: ShopMessages['newsletter'] = {
  title: { main: 'Des nouvelles de notre salon', cb2: 'Courtes lettres' },
  text: {
    main: 'Nouvelles collections, idées déco et soldes en primeur. Environ une fois par semaine.',
    cb2: 'Du nouveau. Environ une fois par semaine.',
  },
  emailAddress: 'Adresse courriel',
  subscribe: 'S’abonner',
  consent: 'En vous abonnant, vous acceptez de recevoir nos courriels. Désabonnement en tout temps.',
  invalid: 'Veuillez entrer une adresse courriel valide.',
  failed: 'Nous n’avons pas pu vous abonner. Veuillez réessayer.',
  sent: (emailAddress) => `Presque terminé. Ouvrez le lien envoyé à ${emailAddress}.`,
  subscribed: 'Vous êtes abonné.',
};

export const newsletterPage: ShopMessages['newsletterPage'] = {
  title: { confirm: 'Confirmez votre abonnement', unsubscribe: 'Se désabonner' },
  text: {
    confirm: 'Une dernière étape et vous serez sur la liste.',
    unsubscribe:
      'Nous cesserons tout de suite de vous envoyer notre infolettre. Vous recevrez encore des nouvelles de vos commandes.',
  },
  button: { confirm: 'Confirmer', unsubscribe: 'Se désabonner' },
  doneTitle: {
    main: { confirm: 'Vous êtes sur la liste', unsubscribe: 'Vous êtes désabonné' },
    cb2: { confirm: 'C’est fait', unsubscribe: 'C’est fini' },
  },
  doneText: {
    confirm: 'Merci. Nous vous avons envoyé un petit mot de bienvenue.',
    unsubscribe: 'Nous ne vous enverrons plus d’infolettre. Vous pouvez vous réabonner au bas de chaque page.',
  },
  unknownTitle: 'Ce lien a expiré',
  unknownText: 'Entrez votre adresse courriel au bas de cette page et nous vous en enverrons un nouveau.',
  unknownUnsubscribe: 'Cette adresse n’est plus abonnée, ou le lien provient d’un ancien courriel.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  home: 'Continuer à magasiner',
};
