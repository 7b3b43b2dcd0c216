import type { Brand, ShopSite } from '@settee/domain';
import { wordsFor } from '../../platform/words-by-language.ts';
import type { Words } from '../../platform/mail/rendered.ts';

/** Kinds of the mails. */
export const confirmEmailKind = 'newsletter-confirm';
export const welcomeEmailKind = 'newsletter-welcome';

const hello: Record<Brand, string> = { main: 'Hello,', cb2: 'Hi.' };

const frenchHello: Record<Brand, string> = { main: 'Bonjour,', cb2: 'Bonjour.' };

const english = {
  confirm: (brand: Brand, url: string): Words => ({
    subject: 'Please confirm your subscription',
    greeting: hello[brand],
    paragraphs: [
      {
        main: 'You’re one click away from new collections, room ideas and the occasional sale.',
        cb2: 'New things, about once a week. Confirm and you’re in.',
      }[brand],
    ],
    link: { label: 'Yes, Subscribe Me', url },
    note: 'Didn’t sign up? Ignore this email and we won’t write again.',
  }),
  welcome: (brand: Brand, url: string): Words => ({
    subject: { main: 'Welcome to our newsletter', cb2: 'You’re in' }[brand],
    greeting: hello[brand],
    paragraphs: [
      {
        main: 'Thank you for subscribing. We write when there’s something worth seeing, about once a week.',
        cb2: 'About once a week. Only what’s worth it.',
      }[brand],
    ],
    link: { label: 'Unsubscribe', url },
    note: 'Changed your mind? The button above unsubscribes you right away.',
  }),
};

const french: typeof english = {
  confirm: (brand: Brand, url: string): Words => ({
    subject: 'Veuillez confirmer votre abonnement',
    greeting: frenchHello[brand],
    paragraphs: [
      {
        main: 'Un clic vous sépare de nos nouvelles collections, d’idées pour vos pièces et, parfois, d’un solde.',
        cb2: 'Du nouveau, environ une fois par semaine. Confirmez, et c’est fait.',
      }[brand],
    ],
    link: { label: 'Oui, je m’abonne', url },
    note: 'Ce n’était pas vous? Ignorez ce courriel et nous ne vous écrirons plus.',
  }),
  welcome: (brand: Brand, url: string): Words => ({
    subject: { main: 'Bienvenue dans notre infolettre', cb2: 'C’est fait' }[brand],
    greeting: frenchHello[brand],
    paragraphs: [
      {
        main: 'Merci de votre abonnement. Nous écrivons quand il y a quelque chose à voir, environ une fois par semaine.',
        cb2: 'Environ une fois par semaine. Seulement ce qui en vaut la peine.',
      }[brand],
    ],
    link: { label: 'Me désabonner', url },
    note: 'Vous avez changé d’idée? Le bouton ci-dessus vous désabonne tout de suite.',
  }),
};

/** Texts of the mails with their link. */
export const newsletterEmails = (site: Pick<ShopSite, 'locale'>): typeof english => wordsFor(site, { english, french });
