import type { OrderMailMessages } from './messages-english.ts';

/** Every word of the emails of an order, in French. */
export const french: OrderMailMessages = {
  subject: (brandName, orderNumber) => `Nous avons reçu votre commande ${orderNumber} de ${brandName}`,
  preview: (total) => `Votre total est de ${total}. Voici la suite.`,
  heading: (firstName) => ({
    main: firstName === '' ? 'Merci de votre commande' : `Merci, ${firstName}`,
    cb2: firstName === '' ? 'Commande reçue.' : `C’est reçu, ${firstName}.`,
  }),
  received: (orderNumber, date) =>
    `Nous avons reçu votre commande ${orderNumber} le ${date}. Ce courriel est votre reçu.`,
  viewOrder: 'Voir votre commande',
  nextTitle: 'La suite',
  // A month such as 'déc.' ends with a period.
  delivery: (when) => (when.endsWith('.') ? when : `${when}.`),
  tracking: 'Nous vous écrirons de nouveau quand votre commande sera en route.',
  trackingText: 'Nous vous enverrons un texto quand votre commande sera en route.',
  pickupText:
    'Nous vous enverrons un texto quand votre commande sera prête à être ramassée. Veuillez attendre ce texto avant de vous rendre au magasin. Apportez ce courriel et une pièce d’identité avec photo.',
  pickup:
    'Nous vous écrirons quand votre commande sera prête à être ramassée. Veuillez attendre ce courriel avant de vous rendre au magasin. Apportez-le avec une pièce d’identité avec photo.',
  change: (until) =>
    `Les meubles fabriqués pour vous peuvent être changés ou annulés jusqu’au ${until} (HC). Ensuite, ils ne peuvent être ni annulés ni retournés, sauf s’ils arrivent endommagés.`,
  toShip: 'À livrer',
  forPickup: 'À ramasser en magasin',
  emailed: 'À envoyer par courriel',
  directions: 'Obtenir l’itinéraire',
  closed: 'Fermé',
  quantity: (quantity) => `Qté\u00a0: ${quantity}`,
  personalization: (text) => `Personnalisé\u00a0: ${text}`,
  totalsTitle: 'Total de la commande',
  merchandise: 'Marchandise',
  discount: 'Vous économisez',
  shipping: 'Expédition',
  free: 'Gratuit',
  installation: 'Installation',
  tax: 'Taxes',
  donation: 'Don',
  total: 'Total',
  billingAddress: 'Adresse de facturation',
  payment: 'Paiement',
  cardNames: {
    mc: 'Mastercard',
    visa: 'Visa',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    synchrony_plcc: 'Carte maison',
    synchrony_cbcc: 'Mastercard de récompenses',
    imprint: 'Imprint',
    cup: 'UnionPay',
    jcb: 'JCB',
  },
  walletNames: {
    payPal: 'PayPal',
    venmo: 'Venmo',
    applePay: 'Apple Pay',
    visaCheckout: 'Visa Checkout',
    masterpass: 'Masterpass',
  },
  tenderNames: {
    rewardCertificate: (number) => `Récompense ${number}`,
    giftCard: (lastFour) => `Carte-cadeau se terminant par ${lastFour}`,
    tenderCode: (number) => `Crédit de magasin ${number}`,
  },
  endingIn: (name, lastFour, amount) => `${name} se terminant par ${lastFour}, ${amount}`,
  tenderPays: (name, amount) => `${name}, ${amount}`,
  walletPays: (name, account, amount) => (account === '' ? `${name}, ${amount}` : `${name} (${account}), ${amount}`),
  taxExempt: (certificateNumber) => `Exemption de taxes, certificat ${certificateNumber}`,
  isGift: 'Cette commande est un cadeau. Les prix ne figureront pas sur le bordereau d’expédition.',
  isGiftFor: (name) =>
    `Les articles destinés à ${name} sont un cadeau. Les prix ne figureront pas sur le bordereau d’expédition.`,
  giftMessage: (message) => `Votre message\u00a0: «\u00a0${message}\u00a0»`,
  giftReceipt: 'Nous joindrons un reçu-cadeau, sur lequel les prix ne figurent pas.',
  findOrder:
    'Vous pouvez ouvrir votre commande en tout temps avec son numéro et cette adresse courriel, avec ou sans compte.',
  questions: (helpLine, helpHours) => `Des questions ou des changements? Appelez-nous au ${helpLine}. ${helpHours}.`,
  questionsNote: 'Des questions ou des changements? Veuillez nous appeler.',

  returnSubject: (returnNumber) => `Votre retour ${returnNumber}`,
  returnRequested: (returnNumber, orderNumber) =>
    `Votre retour ${returnNumber} pour la commande ${orderNumber} est commencé. Veuillez écrire le numéro de retour à l’extérieur de chaque boîte.`,
  returnGreeting: (firstName) => (firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`),
  returnedItems: 'Vous retournez\u00a0:',
  returnParcels:
    'Colis\u00a0: nous vous enverrons par courriel une étiquette prépayée d’ici un jour ouvrable. Emballez les articles, collez l’étiquette sur la boîte et remettez-la au transporteur. Vous pouvez aussi apporter les colis en magasin.',
  returnTruck: 'Grandes pièces\u00a0: nous vous appellerons pour fixer un jour de ramassage par camion.',
  returnRefund: (amount, days) =>
    `Une fois que tout nous sera revenu, nous vous rembourserons ${amount} dans un délai de ${days.from} à ${days.to} jours ouvrables.`,
  refundOfItems: (amount) => `Articles\u00a0: ${amount}`,
  refundOfTax: (amount) => `Taxes\u00a0: ${amount}`,
  refundOfDelivery: (amount) => `Livraison, taxes comprises\u00a0: ${amount}`,
  deliveryNotRefunded: (charge) => `Le remboursement ne comprend pas les frais de livraison initiaux de ${charge}.`,
  refundSubject: (amount) => `Nous avons remboursé ${amount}`,
  refunded: (returnNumber, orderNumber, amount) =>
    `Nous avons reçu votre retour ${returnNumber} pour la commande ${orderNumber} et remboursé ${amount}.`,
  refundWay: 'Le montant revient à votre mode de paiement. Les banques peuvent prendre quelques jours à l’afficher.',
  refundOnCard: (amount) =>
    `Votre banque ou votre carte n’a pas accepté ${amount} de ce montant; nous vous envoyons donc une carte-cadeau de cette valeur par courriel.`,
  refundRest: 'Le reste revient à votre mode de paiement. Les banques peuvent prendre quelques jours à l’afficher.',
  orderRefunded: (orderNumber, amount) => `Nous avons remboursé ${amount} de votre commande ${orderNumber}.`,
  canceledSubject: (orderNumber) => `Votre commande ${orderNumber} est annulée`,
  canceled: (orderNumber) => `Nous avons annulé votre commande ${orderNumber}.`,
  restCanceled: (orderNumber) =>
    `Nous avons annulé tout ce qui n’a pas encore été expédié de votre commande ${orderNumber}.`,
  notCharged: 'Votre carte n’a pas été débitée. Un montant en attente disparaît de votre compte en quelques jours.',
  restNotCharged: 'Seuls les articles expédiés ont été portés à votre carte.',
  cardRefund: (amount) => `Nous vous remboursons ${amount}.`,
  storedValueBack: 'Les montants payés par carte-cadeau, récompense ou crédit en magasin y ont été remis.',
  refundCardSubject: (amount) => `Votre remboursement de ${amount}, sur une carte-cadeau`,
  refundCard: (orderNumber, amount) =>
    `Nous n’avons pas pu rembourser ${amount} de la commande ${orderNumber} à votre mode de paiement, car votre banque ou votre carte ne l’a pas accepté. Voici ce montant sur une carte-cadeau. Vous préférez une autre façon? Veuillez nous appeler.`,

  shippedSubject: (orderNumber) => `Votre commande ${orderNumber} est en route`,
  shipped: (orderNumber) => `Nous avons expédié ces articles de votre commande ${orderNumber}\u00a0:`,
  shippedPiece: (quantity, name) => `${quantity} × ${name}`,
  trackedBy: (carrier, trackingNumber) => `Transporteur\u00a0: ${carrier}. Numéro de suivi\u00a0: ${trackingNumber}.`,
  track: 'Suivre votre colis',
  shippedText: (brandName, orderNumber, url) =>
    `${brandName}\u00a0: votre commande ${orderNumber} est en route. Suivez-la\u00a0: ${url} Répondez STOP pour ne plus recevoir de textos.`,

  readySubject: (orderNumber) => `Votre commande ${orderNumber} est prête à être ramassée`,
  ready: (orderNumber) => `Ces articles de votre commande ${orderNumber} vous attendent en magasin\u00a0:`,
  bring: 'Veuillez apporter ce courriel et une pièce d’identité avec photo.',
  readyText: (brandName, orderNumber, store) =>
    `${brandName}\u00a0: votre commande ${orderNumber} est prête à être ramassée (${store}). Veuillez apporter le numéro de commande et une pièce d’identité avec photo. Répondez STOP pour ne plus recevoir de textos.`,

  codeSubject: (code) => `${code} est votre code de commande`,
  codeGreeting: 'Bonjour,',
  codeText: (orderNumber) =>
    `Entrez ce code dans la page où vous l’avez demandé pour ouvrir la commande ${orderNumber}\u00a0:`,
  codeNote:
    'Il est valide pendant 15 minutes et sert une seule fois. Vous ne l’avez pas demandé? Vous pouvez ignorer ce courriel.',
};
