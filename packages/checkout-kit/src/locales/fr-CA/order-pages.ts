import type { CheckoutKitMessages } from '../../use-words.ts';

export const orderStatus: CheckoutKitMessages['orderStatus'] = {
  lookupTitle: 'Trouver votre commande',
  lookupText:
    'Entrez votre numéro de commande et votre adresse courriel. Nous vous enverrons un code qui ouvre votre commande. Aucun compte nécessaire.',
  orderNumberLabel: 'Numéro de commande',
  orderNumberHint: 'Dans le courriel envoyé lors de la commande, par exemple K7QF-3MTX-92',
  emailAddress: 'Adresse courriel',
  sendCode: 'Recevoir un code par courriel',
  codeTitle: 'Entrez votre code',
  code: 'Code',
  codeSent: (email) =>
    `Si nous avons une commande avec ce numéro et cette adresse courriel, un code est en route vers ${email}.`,
  codeHint: '6 chiffres, valides pendant 15 minutes',
  open: 'Ouvrir ma commande',
  otherOrder: 'Utiliser un autre numéro de commande ou une autre adresse courriel',
  resend: 'Envoyer un nouveau code',
  resent: 'Nous avons envoyé un nouveau code.',
  orderNumberProblem: 'Veuillez entrer votre numéro de commande.',
  emailProblem: 'Veuillez entrer une adresse courriel valide (p. ex. nom@domaine.com).',
  emailTooLong: (limit) => `Le champ Adresse courriel accepte jusqu’à ${limit} caractères.`,
  codeProblem: 'Veuillez entrer les 6 chiffres de votre code.',
  otherLookup: 'Trouver une autre commande',
  print: 'Imprimer',
  orderTitle: (number) => `Commande ${number}`,
  packingSlip: 'Bordereau d’expédition',
  unreachable: 'Connexion impossible pour le moment. Veuillez vérifier votre connexion Internet et réessayer.',

  sentTo: (email) => `Nous avons envoyé votre reçu à ${email}.`,
  correct: 'Mauvaise adresse? La corriger',
  correctTitle: 'Corrigez votre adresse courriel',
  send: 'Envoyer le reçu',
  cancel: 'Annuler',

  nextTitle: 'La suite',
  // A month such as 'déc.' ends with a period.
  nextDelivery: (when) => (when.endsWith('.') ? when : `${when}.`),
  nextTracking: 'Nous vous enverrons un courriel quand votre commande sera en route.',
  nextTrackingText: 'Nous vous enverrons un texto quand votre commande sera en route.',
  nextPickup:
    'Veuillez attendre notre courriel qui confirme que votre commande est prête avant de vous rendre au magasin. Apportez votre numéro de commande et une pièce d’identité avec photo.',
  nextPickupText:
    'Veuillez attendre notre texto qui confirme que votre commande est prête avant de vous rendre au magasin. Apportez votre numéro de commande et une pièce d’identité avec photo.',
  nextChange: ({ until, helpLine }) =>
    `Les pièces fabriquées pour vous peuvent être modifiées ou annulées jusqu’au ${until}. Pour faire un changement, appelez-nous au ${helpLine}. Ensuite, elles ne peuvent être ni annulées ni retournées, sauf si elles arrivent endommagées.`,
  nextFind: 'Vous pouvez ouvrir cette commande en tout temps avec son numéro et votre adresse courriel.',
  findOrder: 'Trouver une commande',

  accountTitle: 'Enregistrer cette commande dans un compte',
  accountText: (email) => `Choisissez un mot de passe pour créer un compte pour ${email}.`,
  accountBenefits: [
    'Vos commandes au même endroit',
    'Vos adresses et vos cartes enregistrées pour payer plus vite',
    'Votre panier sur tous vos appareils',
  ],
  create: 'Créer le compte',
  checkMail: (email) => `Vérifiez vos courriels : nous avons envoyé un lien à ${email} pour activer votre compte.`,
};

export const packingSlip: CheckoutKitMessages['packingSlip'] = {
  title: 'Bordereau d’expédition',
  order: (number) => `Commande ${number}`,
  print: 'Imprimer le bordereau',
  placedOn: (date) => `Passée le ${date}`,
  shipTo: 'Expédier à',
  pickupAt: 'Ramassage à',
  from: (name) => `De ${name}`,
  slipOf: ({ number, count }) => `Bordereau ${number} sur ${count}`,
  item: 'Article',
  sku: (sku) => `UGS ${sku}`,
  quantity: 'Qté',
  price: 'Prix',
  instructions: 'Instructions',
  giftMessage: 'Message cadeau',
  giftReceipt: 'Reçu-cadeau',
  giftReceiptText: (number) => `Pour un échange ou un retour, veuillez présenter ce bordereau. Commande ${number}.`,
  missing: 'Nous n’avons pas trouvé ce bordereau',
  missingText: 'Veuillez vérifier le lien, ou ouvrir la commande dans votre compte.',
};
