import { afterDelivery } from '../help/facts.ts';
import type { FrenchTexts } from './types.ts';

const { returnDays, cancelHours, damageDays, refundDays } = afterDelivery;

const links: FrenchTexts = {
  'Our Stores': 'Nos magasins',
  'Order Free Swatches': 'Commander des échantillons gratuits',
  'Contact Us': 'Nous joindre',
  'Find Your Order': 'Trouver votre commande',
  'Questions and Answers': 'Questions et réponses',
  'Shipping and Delivery': 'Expédition et livraison',
  'Returns and Exchanges': 'Retours et échanges',
  'Buy a Gift Card': 'Acheter une carte-cadeau',
  Warranty: 'Garantie',
  Accessibility: 'Accessibilité',
  'Our Story': 'Notre histoire',
  'Gift Card Help': 'Aide sur les cartes-cadeaux',
};

const about: FrenchTexts = {
  'We make furniture for the part of the day when you finally sit down.':
    'Nous faisons des meubles pour le moment de la journée où vous vous assoyez enfin.',
  'Furniture. The rest is yours.': 'Des meubles. Le reste vous appartient.',
  'We sit on it first': 'Nous nous y assoyons d’abord',
  'Every sofa spends a year in somebody’s living room before we sell it: with kids, dogs, red wine and Sunday naps. About half of them never make it out of there. The other half is what you see here.':
    'Chaque sofa passe un an dans le salon de quelqu’un avant d’être vendu : avec les enfants, les chiens, le vin rouge et les siestes du dimanche. Environ la moitié n’en sort jamais. L’autre moitié, c’est ce que vous voyez ici.',
  'Made when you order': 'Fabriqué quand vous commandez',
  'Most of our upholstery is built to order in the fabric, legs and size you choose. That means a few weeks’ wait, and nothing made just to be marked down and thrown away.':
    'La plupart de nos meubles rembourrés sont fabriqués sur commande, dans le tissu, les pieds et la taille de votre choix. Il faut donc patienter quelques semaines, et rien n’est fait pour être soldé puis jeté.',
  'Honest materials': 'Des matériaux honnêtes',
  'Kiln-dried hardwood frames, wool, linen and full-grain leather. We name the wood, the weave and the weight on every product page. You can feel any fabric for free before you choose.':
    'Des structures de bois franc séché au four, de la laine, du lin et du cuir pleine fleur. Nous nommons le bois, le tissage et le poids sur chaque page de produit. Vous pouvez toucher tous les tissus gratuitement avant de choisir.',
  'People who pick up': 'Des gens qui répondent',
  'When you call, you talk to someone who has sat on the sofa you’re asking about. They’ll tell you if it’s too low for your father-in-law.':
    'Quand vous appelez, vous parlez à quelqu’un qui s’est assis sur le sofa dont il est question. On vous dira s’il est trop bas pour votre beau-père.',
  'Less of it': 'En faire moins',
  'One good sofa beats two fine ones. We make few things and make them well.':
    'Un bon sofa vaut mieux que deux passables. Nous faisons peu de choses, et nous les faisons bien.',
  'To order': 'Sur commande',
  'Your cover, your legs, your length. Built when you ask, not before.':
    'Votre housse, vos pieds, votre longueur. Fabriqué quand vous le demandez, pas avant.',
  'No secrets': 'Aucun secret',
  'Wood, weave, weight. It’s all on the page. Swatches are free.':
    'Bois, tissage, poids. Tout est sur la page. Les échantillons sont gratuits.',
  'A person answers': 'Une personne répond',
  'Call. You’ll get someone who knows the piece.': 'Appelez. Vous aurez quelqu’un qui connaît le meuble.',
};

const accessibility: FrenchTexts = {
  'Our door should be easy to open for everyone, and so should our site.':
    'Notre porte devrait s’ouvrir facilement pour tout le monde, et notre site aussi.',
  'Made for everyone. Tell us where it isn’t.': 'Fait pour tout le monde. Dites-nous où ce n’est pas le cas.',
  'What we aim for': 'Ce que nous visons',
  'Our goal is to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Before we change the site, we run automated checks on its pages, shop and check out using only a keyboard, and test that buttons and fields have names a screen reader can read. We haven’t tested every page with a screen reader, so if something doesn’t work with yours, please tell us.':
    'Notre but est de respecter les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA. Avant de modifier le site, nous lançons des vérifications automatiques sur ses pages, nous magasinons et payons au clavier seulement, et nous vérifions que les boutons et les champs ont un nom qu’un lecteur d’écran peut lire. Nous n’avons pas essayé chaque page avec un lecteur d’écran; si quelque chose ne fonctionne pas avec le vôtre, dites-le-nous.',
  'Made to adapt': 'Fait pour s’adapter',
  'The site works without a mouse, respects the text size and contrast you set, stops moving when your device asks for reduced motion, and has a dark theme that you can switch on at the bottom of any page.':
    'Le site fonctionne sans souris, respecte la taille du texte et le contraste que vous avez réglés, cesse de bouger quand votre appareil demande moins de mouvement, et offre un thème sombre à activer au bas de chaque page.',
  'Product photos have descriptions. Colors always come with names.':
    'Les photos de produits ont une description. Les couleurs sont toujours nommées.',
  'In our stores': 'En magasin',
  'All stores have step-free entrances and welcome service animals. Call ahead if you’d like someone to walk the floor with you.':
    'Tous nos magasins ont une entrée sans marche et accueillent les animaux d’assistance. Appelez d’avance si vous souhaitez être accompagné dans le magasin.',
  'Something in your way?': 'Quelque chose vous bloque?',
  'Call {0}, {1}, or send us a message. Tell us the page and what you were trying to do. We’ll help you right away and get back to you about a fix within five business days.':
    'Appelez au {0} ou envoyez-nous un message. {1}. Dites-nous de quelle page il s’agit et ce que vous vouliez faire. Nous vous aiderons tout de suite et vous répondrons sur la correction dans les cinq jours ouvrables.',
};

const contact: FrenchTexts = {
  'Ask us anything. We’ll get back to you within one business day.':
    'Posez-nous toutes vos questions. Nous vous répondrons en un jour ouvrable.',
  'Write. We answer within one business day.': 'Écrivez. Nous répondons en un jour ouvrable.',
  'Call us': 'Appelez-nous',
  '{0}, {1}. Have your order number handy if it’s about an order.':
    '{0}. {1}. Ayez votre numéro de commande sous la main s’il s’agit d’une commande.',
  'Visit us': 'Venez nous voir',
  'Our stores can help with pieces on display, pickups and returns.':
    'Nos magasins répondent aux questions sur les meubles en montre, le ramassage et les retours.',
};

const faq: FrenchTexts = {
  'The questions we get most, and what we tell people.': 'Ce qu’on nous demande le plus, et ce que nous répondons.',
  'Asked often. Answered once.': 'Souvent demandé. Répondu une fois.',
  'Where is my order?': 'Où est ma commande?',
  'Sign in and open Orders, or use Find Your Order with your order number and email address. You don’t need an account for that.':
    'Ouvrez une session et allez à Commandes, ou utilisez Trouver votre commande avec votre numéro de commande et votre adresse courriel. Aucun compte n’est nécessaire.',
  'Can I change or cancel my order?': 'Puis-je changer ou annuler ma commande?',
  [`To cancel, open your order and choose Cancel Order. You have until it ships, or ${cancelHours} hours for made-to-order furniture. To make changes or cancel part of an order, please call us.`]: `Pour annuler, ouvrez votre commande et choisissez Annuler la commande. Vous avez jusqu’à l’expédition, ou ${cancelHours} heures pour les meubles fabriqués sur commande. Pour modifier la commande ou en annuler une partie, veuillez nous appeler.`,
  'How do I choose a fabric?': 'Comment choisir un tissu?',
  'Order up to five swatches. They’re free, and they arrive in {0} business days. Look at them in the morning and at night, next to your floor and your walls.':
    'Commandez jusqu’à cinq échantillons. Ils sont gratuits et arrivent en {0} jours ouvrables. Regardez-les le matin et le soir, près de votre plancher et de vos murs.',
  'How long does a made-to-order piece take?': 'Combien de temps prend un meuble fabriqué sur commande?',
  'It depends on the fabric. Choose your options and the product page will show your delivery date.':
    'Cela dépend du tissu. Choisissez vos options : la page du produit affiche la date pour votre adresse.',
  'What does delivery cost?': 'Combien coûte la livraison?',
  'Parcels ship free when they total {0} or more. Furniture has one delivery charge per order, no matter how many pieces. You’ll see the amount in your cart once you enter your Postal Code.':
    'Les colis sont expédiés sans frais à partir de {0}. Pour les meubles, un seul montant couvre toute la commande, peu importe ce qu’elle contient. Il s’affiche dans votre panier dès que vous entrez votre code postal.',
  'Will it fit through my door?': 'Est-ce que ça passera par ma porte?',
  'Every product page lists the piece’s dimensions. Compare its depth and height with your doors, stairs and elevator. Legs come off most sofas.':
    'Chaque page de produit donne les dimensions du meuble. Comparez sa profondeur et sa hauteur avec vos portes, vos escaliers et votre ascenseur. Les pieds de la plupart des sofas s’enlèvent.',
  'Can I return it?': 'Puis-je le retourner?',
  [`Yes, if it’s in stock: you have ${returnDays} days. Made-to-order and personalized pieces can’t be returned, unless they arrive damaged.`]: `Les articles en stock, dans les ${returnDays} jours. Les articles fabriqués sur commande ou personnalisés ne peuvent pas être retournés, sauf s’ils arrivent endommagés.`,
  'Do you offer financing?': 'Offrez-vous du financement?',
  'Yes, with our house card, on orders of {0} or more: no interest if you pay in full within {1} months. The terms are on the payment page.':
    'Oui, avec notre carte maison, pour les commandes à partir de {0} : aucun intérêt si vous payez au complet dans les {1} mois. Les conditions sont à la page de paiement.',
  'How do I use a promo code?': 'Comment utiliser un code promotionnel?',
  'Open Add a promo code in your cart, enter the code and select Apply. Promo codes don’t work on gift cards.':
    'Ouvrez Ajouter un code promotionnel dans votre panier, entrez le code et sélectionnez Appliquer. Les codes promotionnels ne s’appliquent pas aux cartes-cadeaux.',
  'Is my card safe?': 'Ma carte est-elle en sécurité?',
  'Your card number is encrypted in your browser and goes straight to our payment provider. We never see it.':
    'Votre numéro de carte est chiffré dans votre navigateur et va directement à notre fournisseur de paiement. Nous ne le voyons jamais.',
  'Can I send several items to different people?': 'Puis-je envoyer plusieurs articles à différentes personnes?',
  'Yes. At checkout, choose to ship to more than one address.':
    'Oui. Au moment de payer, choisissez l’expédition à plus d’une adresse.',
  'Can I send a gift?': 'Puis-je envoyer un cadeau?',
  'Yes. At checkout, choose This is a gift to add a message and a gift receipt, which lists the items without prices. The packing slip has no prices either.':
    'Oui. Au moment de payer, choisissez C’est un cadeau pour ajouter un message et un reçu-cadeau, qui énumère les articles sans les prix. Le bordereau d’expédition n’indique pas les prix non plus.',
  'How do I clean it?': 'Comment l’entretenir?',
  'Each product page lists its care under Care & Details, for every fabric and finish.':
    'Chaque page de produit indique l’entretien sous « Entretien et détails », pour chaque tissu et chaque fini.',
};

const giftCards: FrenchTexts = {
  'For the chair they keep talking about. Here’s how our gift cards work.':
    'Pour le fauteuil dont on vous parle sans arrêt. Voici comment fonctionnent nos cartes-cadeaux.',
  'They pick. You pay.': 'On choisit. Vous payez.',
  'Buy one': 'En acheter une',
  'Choose an amount from {0} to {1}. A card by mail takes {2}; an e-gift card arrives by email within minutes.':
    'Choisissez un montant de {0} à {1}. Une carte par la poste prend {2}; une carte électronique arrive par courriel en quelques minutes.',
  '5–8 business days': 'de 5 à 8 jours ouvrables',
  'Use one': 'En utiliser une',
  'Enter the number and PIN on the payment page, or bring the card to a store. You can combine gift cards with each other and with a credit card. Whatever you don’t spend stays on the card.':
    'Entrez le numéro et le NIP à la page de paiement, ou remettez la carte en magasin. Vous pouvez combiner plusieurs cartes-cadeaux, et les combiner à une carte de crédit. Ce que vous ne dépensez pas reste sur la carte.',
  'Check the balance': 'Vérifier le solde',
  'Enter the number and PIN on the payment page to see your balance, or call {0}.':
    'Entrez la carte à la page de paiement pour en voir le solde, ou appelez au {0}.',
  'Good to know': 'Bon à savoir',
  'Gift cards never expire and have no fees. They can’t be returned or exchanged for cash, except where the law requires it. Each card works only in the country where it was bought.':
    'Les cartes-cadeaux n’expirent jamais et n’ont pas de frais. Elles ne peuvent être ni retournées ni échangées contre de l’argent, sauf là où la loi le prévoit. Elles servent sur le site du pays où elles ont été achetées.',
  'Lost yours? Call us with the order number. If there’s a balance left, we’ll replace the card.':
    'Vous avez perdu la vôtre? Appelez-nous avec le numéro de commande. S’il y reste de l’argent, nous la remplacerons.',
};

const returns: FrenchTexts = {
  [`Not quite right at home? You have ${returnDays} days to send back anything we didn’t make just for you.`]: `Pas tout à fait ça, chez vous? Vous avez ${returnDays} jours pour renvoyer tout ce qui n’est pas fait sur mesure pour vous.`,
  [`${returnDays} days, unless we made it for you.`]: `${returnDays} jours, sauf ce qui est fait pour vous.`,
  'At a glance': 'En bref',
  'In-stock furniture and home accessories': 'Meubles et accessoires en stock',
  [`${returnDays} days from delivery or pickup`]: `${returnDays} jours après la livraison ou le ramassage`,
  'Made to order': 'Fabriqué sur commande',
  [`Cancel within ${cancelHours} hours; no returns unless damaged`]: `Annulation dans les ${cancelHours} heures; aucun retour, sauf en cas de dommage`,
  'Personalized items': 'Articles personnalisés',
  'No returns unless damaged': 'Aucun retour, sauf en cas de dommage',
  'Damaged or incomplete': 'Endommagé ou incomplet',
  [`Tell us within ${damageDays} days`]: `Avisez-nous dans les ${damageDays} jours`,
  'Gift cards': 'Cartes-cadeaux',
  'No returns': 'Aucun retour',
  'How to return an item': 'Retourner un article',
  'Find your order, choose Return Items and tell us what’s coming back. You’ll see your refund and get a return number right away. We’ll email you a prepaid label for anything that came as a parcel, or schedule a pickup for larger pieces. Prefer to talk? Call us at {0}.':
    'Trouvez votre commande, choisissez Retourner des articles et dites-nous ce qui revient. Vous verrez votre remboursement et recevrez un numéro de retour tout de suite. Nous vous enverrons par courriel une étiquette prépayée pour tout ce qui est arrivé par colis, ou un camion viendra chercher les gros meubles. Vous aimez mieux parler à quelqu’un? Appelez-nous au {0}.',
  'You can also bring parcels back to a store. Bring the packing slip or the confirmation email.':
    'Vous pouvez aussi rapporter les colis en magasin. Apportez le bordereau d’expédition ou le courriel de confirmation.',
  'Find your order. Choose Return Items. Parcels get a prepaid label. Large pieces get a truck. Or call {0}.':
    'Trouvez votre commande. Choisissez Retourner des articles. Aux colis, une étiquette prépayée. Aux gros meubles, un camion. Ou appelez au {0}.',
  'Or bring the parcel to a store, with the packing slip or the confirmation email.':
    'Ou apportez le colis en magasin, avec le bordereau d’expédition ou le courriel de confirmation.',
  'What it costs': 'Ce que ça coûte',
  'Sending back a parcel is free. We pick up furniture at no extra cost, but we don’t refund the original delivery charge.':
    'Le retour des colis est gratuit. Pour les meubles que nous venons chercher, nous gardons les frais de livraison initiaux et reprenons le meuble sans frais supplémentaires.',
  'If we sent the wrong item or it arrived damaged, we cover everything.':
    'Si nous avons envoyé le mauvais article, ou s’il est arrivé endommagé, tout est à nos frais.',
  Refunds: 'Remboursements',
  [`We refund the card or gift card you paid with within ${refundDays.from}–${refundDays.to} business days of getting the item back. Any rewards you used go back to your account.`]: `Nous remboursons la carte ou la carte-cadeau utilisée de ${refundDays.from} à ${refundDays.to} jours ouvrables après avoir reçu l’article. Les récompenses utilisées retournent dans votre compte.`,
  'Returning a gift? We’ll refund you with a gift card, and the giver won’t know.':
    'Vous retournez un cadeau? Nous vous rembourserons par carte-cadeau, et personne d’autre n’en saura rien.',
  'Made-to-order furniture': 'Meubles fabriqués sur commande',
  [`We start building ${cancelHours} hours after you order. Until then you can change or cancel your order. After that, pieces made in the fabric, leather, legs or size you chose can’t be returned or exchanged, unless they arrive damaged.`]: `Nous commençons la coupe ${cancelHours} heures après votre commande. Jusque-là, vous pouvez la changer ou l’annuler. Ensuite, les meubles faits dans le tissu, le cuir, les pieds ou la taille de votre choix ne peuvent être ni retournés ni échangés, sauf s’ils arrivent endommagés.`,
  'Not sure about a fabric? Order up to five free swatches first.':
    'Vous hésitez entre des tissus? Commandez d’abord jusqu’à cinq échantillons gratuits.',
  'Damaged on arrival': 'Endommagé à l’arrivée',
  [`Take a photo and call us within ${damageDays} days. We’ll repair the piece, replace it or refund you, whichever you prefer.`]: `Prenez une photo et appelez-nous dans les ${damageDays} jours. Nous réparerons le meuble, le remplacerons ou vous rembourserons, à votre choix.`,
};

const shipping: FrenchTexts = {
  'Parcels to your door, furniture into your room. Standard shipping is free on orders of {0} or more.':
    'Les colis à votre porte, les meubles dans votre pièce. L’expédition standard est gratuite à partir de {0}.',
  'Free at {0}. Into the room, if it’s furniture.': 'Gratuit à partir de {0}. Dans la pièce, si c’est un meuble.',
  'Standard shipping': 'Expédition standard',
  'Anything that fits in a parcel ships this way. The charge depends on the total of those items, and it’s free at {0} or more.':
    'Tout ce qui entre dans un colis est expédié ainsi. Le montant dépend du total de ces articles, et c’est gratuit à partir de {0}.',
  'CAD {0} to CAD {1}': 'de CAD {0} à CAD {1}',
  'CAD {0} or more': 'CAD {0} ou plus',
  'In-home delivery': 'Livraison à l’intérieur',
  'Furniture has one delivery charge per order: {0} to {1} near our delivery centers, {2} everywhere else. Two people carry it into the room you choose, set it up and take the boxes away.':
    'Pour les meubles, un seul montant couvre toute la commande : de {0} à {1} près de nos centres de livraison, {2} partout ailleurs. Deux personnes les portent dans la pièce de votre choix, les installent et emportent les boîtes.',
  'In many cities, our partners assemble beds, anchor furniture to walls and hang lights. If they serve your address, you can add the service on the product page.':
    'Dans plusieurs villes, nos partenaires assemblent les lits, ancrent les meubles au mur et posent les luminaires. S’ils desservent votre adresse, vous pouvez ajouter ces services à la page du produit.',
  'We’ll call or email to schedule a day and a time of day. Someone has to be home to accept the delivery and look the pieces over with the crew.':
    'Nous vous appellerons ou vous écrirons pour fixer un jour et une plage horaire. Quelqu’un doit être à la maison pour accepter la livraison et examiner les meubles avec l’équipe.',
  'Basic freight': 'Transport de base',
  'For {0}, the carrier leaves the boxes at your curb. It takes a little longer, and you do the carrying.':
    'Pour {0}, le transporteur laisse les boîtes en bordure de rue. C’est un peu plus long, et c’est vous qui les portez.',
  'How long it takes': 'Les délais',
  'You’ll see the date for your address before you pay.': 'Vous verrez la date pour votre adresse avant de payer.',
  'P.O. boxes': 'Cases postales',
  'Store pickup': 'Ramassage en magasin',
  'Pickup is free. Choose a store in your cart, and we’ll email you when your order is ready. Bring the email and a photo ID.':
    'Le ramassage est gratuit. Choisissez un magasin dans votre panier : nous vous écrirons quand votre commande sera prête. Apportez le courriel et une pièce d’identité avec photo.',
  'Before we arrive': 'Avant notre arrivée',
  'Measure doors, stairs and elevators. Box sizes are listed with each product. If a piece doesn’t fit, the crew can’t hoist it or take doors off.':
    'Mesurez les portes, les escaliers et les ascenseurs. Les dimensions des boîtes figurent avec chaque produit. Si un meuble ne passe pas, l’équipe ne peut ni le hisser ni enlever de portes.',
};

const warranty: FrenchTexts = {
  'We build furniture to be lived on. If it lets you down, we’ll make it right.':
    'Nous fabriquons des meubles pour y vivre. S’ils vous déçoivent, nous arrangerons les choses.',
  'Built to last. Here’s how long, in writing.': 'Fait pour durer. Voici combien de temps, par écrit.',
  'What’s covered': 'Ce qui est couvert',
  'Defects in materials and workmanship under normal use at home, starting the day it’s delivered. Save your order confirmation. It’s all the proof you need.':
    'Les défauts de matériaux et de fabrication, dans un usage normal à la maison, à partir du jour de la livraison. Gardez votre confirmation de commande : aucune autre preuve n’est nécessaire.',
  'Sofa, chair, bench and bed frames': 'Structures de sofa, de fauteuil, de banc et de lit',
  'Springs and suspension': 'Ressorts et suspension',
  'Cushions and cushion cores': 'Coussins et noyaux de coussin',
  'Sleeper and recliner mechanisms': 'Mécanismes de lit et d’inclinaison',
  'Tables, storage and lighting': 'Tables, rangement et éclairage',
  'Fabric and leather': 'Tissus et cuirs',
  '1 year': '1 an',
  '2 years': '2 ans',
  '3 years': '3 ans',
  '10 years': '10 ans',
  'What isn’t': 'Ce qui ne l’est pas',
  'Normal wear, fading in direct sun, stains, pets, accidents, and furniture used in a business. Linen wrinkles, leather marks and solid wood moves with the seasons; that’s how you know it’s real.':
    'L’usure normale, la décoloration au soleil, les taches, les animaux, les accidents et les meubles utilisés dans un commerce. Le lin froisse, le cuir se marque et le bois massif bouge avec les saisons; c’est à cela qu’on voit qu’ils sont vrais.',
  'How to make a claim': 'Faire une réclamation',
  'Send us a photo and your order number, or call {0}. We’ll answer within two business days. Depending on the problem, we’ll send a part, send an upholsterer or replace the piece.':
    'Envoyez-nous une photo et votre numéro de commande, ou appelez au {0}. Nous vous répondrons en deux jours ouvrables. Selon le défaut, nous enverrons une pièce, une personne qui rembourre, ou nous remplacerons le meuble.',
  'Your rights': 'Vos droits',
  'This warranty is in addition to your rights under the law.':
    'Cette garantie s’ajoute aux droits que la loi vous donne.',
};

/** Texts of the help pages; `{0}` and `{1}` are amounts, numbers and times. */
export const help: FrenchTexts = {
  ...links,
  ...about,
  ...accessibility,
  ...contact,
  ...faq,
  ...giftCards,
  ...returns,
  ...shipping,
  ...warranty,
};
