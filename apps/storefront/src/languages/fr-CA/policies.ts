import {
  defaultAccountCookie,
  registrantModeCookie,
  scanModeCookie,
  sessionCookie,
  swatchCartCookie,
} from '@settee/domain';
import { consentCookie } from '../../edges/consent.ts';
import { schemeCookie } from '../../edges/scheme.ts';
import type { ShopMessages } from '../../shell/words.ts';

const lands = { USA: 'aux États-Unis', CANADA: 'au Canada' };
const currencies: Readonly<Record<string, string>> = { CAD: 'dollars canadiens', USD: 'dollars américains' };

export const policies: ShopMessages['policies'] = {
  policiesUpdated: 'Dernière mise à jour : 29 novembre 2026',
  termsOfUse: ({ brandName, helpLine, helpHours, currency, siteCulture }) => [
    {
      title: 'Utilisation du site',
      text: [
        `Ces conditions s’appliquent quand vous naviguez sur le site de ${brandName}, y commandez ou l’utilisez autrement. En l’utilisant, vous les acceptez; si vous ne les acceptez pas, veuillez ne pas utiliser le site.`,
        'Vous pouvez consulter, imprimer et partager des pages pour votre usage personnel. Vous ne pouvez pas copier le site en masse, nuire à son fonctionnement pour les autres ni tenter d’accéder à des données qui ne sont pas les vôtres.',
      ],
    },
    {
      title: 'Produits, couleurs et dimensions',
      text: [
        'Nous photographions les tissus et les finis sous une lumière neutre, mais les écrans diffèrent et les matières naturelles varient d’un lot à l’autre. Les dimensions sont en pouces et en centimètres et peuvent varier d’un demi-pouce.',
        'Veuillez mesurer portes, escaliers et ascenseurs avant de commander de grandes pièces.',
      ],
    },
    {
      title: 'Prix et disponibilité',
      text: [
        `Les prix de ce site sont en ${currencies[currency] ?? currency} et s’appliquent aux livraisons ${lands[siteCulture]}. Vous verrez les taxes et les frais de livraison avant de passer votre commande.`,
        'Si le prix ou la disponibilité d’un article change pendant qu’il est dans votre panier, nous vous le dirons avant le paiement. Si nous découvrons une erreur manifeste de prix après votre commande, nous vous demanderons si vous voulez l’article au bon prix ou préférez annuler.',
      ],
    },
    {
      title: 'Commandes',
      text: [
        'Votre commande est une offre d’achat. Le contrat est conclu quand nous la confirmons. Les meubles fabriqués selon votre choix de tissu, de cuir, de pieds ou de taille peuvent être modifiés ou annulés dans les 48 heures suivant la commande. Ensuite, la fabrication commence et ils ne peuvent être ni annulés ni retournés, sauf s’ils arrivent endommagés.',
        'Quand vous passez votre commande, votre banque approuve le montant. Nous vous le facturons alors, ou quand votre commande est expédiée ou prête pour le ramassage. La page de votre commande indique ce qui a été facturé jusqu’à maintenant. Nous ne voyons ni ne conservons jamais votre numéro de carte complet; notre fournisseur de paiement le traite de façon sécurisée.',
      ],
    },
    {
      title: 'Livraison',
      text: [
        'Les dates de livraison sont des estimations. Nous vous écrirons si une date change. Une personne doit être à la maison pour recevoir les livraisons à l’intérieur et inspecter les pièces avec l’équipe.',
      ],
    },
    {
      title: 'Notre responsabilité',
      text: [
        'Rien dans ces conditions ne limite les droits que la loi vous donne à titre de consommateur. Au-delà de ceux-ci, nous ne sommes pas responsables des pertes que ni vous ni nous ne pouvions prévoir au moment de la commande.',
      ],
    },
    {
      title: 'Questions',
      text: [
        `Appelez le ${helpLine}. ${helpHours}. Quand nous modifions ces conditions, nous mettons à jour la date ci-dessus.`,
      ],
    },
  ],
  privacyPolicy: ({ brandName, helpLine, helpHours, accountCookie = defaultAccountCookie }) => [
    {
      title: 'Ce que nous recueillons',
      text: [
        'Quand vous commandez : votre nom, vos adresses, votre numéro de téléphone, votre adresse courriel, vos achats et tout message cadeau. Quand vous naviguez : un identifiant aléatoire dans un témoin qui vous relie à votre panier, et des données techniques comme l’heure et l’adresse de chaque requête.',
        'Les numéros de carte et les codes de sécurité sont chiffrés dans votre navigateur et transmis à notre fournisseur de paiement. Nous gardons les quatre derniers chiffres, le type de carte et sa date d’expiration.',
      ],
    },
    {
      title: 'Pourquoi nous l’utilisons',
      text: [
        'Pour prendre, livrer et suivre votre commande, vous montrer votre panier à votre retour, assurer la sécurité du site et respecter nos obligations fiscales et comptables. Nous ne vendons pas de renseignements personnels.',
      ],
    },
    {
      title: 'Avec qui nous les partageons',
      text: [
        'Avec les entreprises qui en ont besoin pour travailler pour nous : le fournisseur de paiement, les transporteurs et les équipes de livraison, et les services qui vérifient les adresses et calculent les taxes. Elles ne peuvent les utiliser à aucune autre fin. Nous les communiquons aussi quand la loi l’exige.',
      ],
    },
    {
      title: 'Témoins',
      text: [
        'Voici tous les témoins que ce site utilise :',
        `${sessionCookie} relie votre navigateur à votre panier, à votre paiement et à votre compte. Il dure 90 jours, ou jusqu’à la fermeture du navigateur si vous ouvrez une session sans cocher Se souvenir de moi.`,
        `${accountCookie} indique à nos pages que votre session est ouverte. Il dure aussi longtemps que celle-ci.`,
        `${registrantModeCookie} affiche Ajouter à la liste de cadeaux pendant que vous magasinez, une fois que vous avez ouvert une page de listes de cadeaux ou une session dans un compte qui a une liste. Il dure jusqu’à la fermeture du navigateur, ou 90 jours si vous avez coché Se souvenir de moi.`,
        `${scanModeCookie} n’existe que sur les lecteurs de listes de cadeaux de nos magasins. C’est le lecteur qui le place.`,
        `${swatchCartCookie.name} contient les échantillons que vous avez choisis. Il dure ${swatchCartCookie.days} jours après votre dernier changement.`,
        `${schemeCookie} retient si vous avez choisi le thème clair ou le thème sombre. Il dure un an.`,
        `${consentCookie} retient vos choix de confidentialité, sur les sites qui les demandent. Il dure un an.`,
        'Votre navigateur conserve aussi quelques éléments, sur votre appareil seulement : les produits que vous comparez, les tissus que vous avez vus et le numéro de votre dernière commande. Jusqu’à la fermeture de l’onglet, il conserve aussi votre position de défilement et ce que vous avez entré au moment de payer, sauf les numéros de carte.',
        'Nous ne plaçons aucun témoin publicitaire. Si vous voyez Choix de confidentialité au bas de la page et que vous y acceptez l’analyse ou la publicité, les entreprises auxquelles nous faisons appel peuvent placer les leurs. Sans votre accord, elles ne le font pas.',
      ],
    },
    {
      title: 'Durée de conservation',
      text: [
        'Commandes : aussi longtemps que la loi fiscale l’exige. Sessions : jusqu’à 90 jours. Données techniques : 90 jours.',
      ],
    },
    {
      title: 'Vos choix',
      text: [
        `Vous pouvez demander à ${brandName} ce que nous détenons à votre sujet, le faire corriger, le faire supprimer sauf si la loi nous oblige à le garder, et en recevoir une copie. Appelez le ${helpLine}. ${helpHours}. Nous répondrons dans les 30 jours.`,
      ],
    },
  ],
};
