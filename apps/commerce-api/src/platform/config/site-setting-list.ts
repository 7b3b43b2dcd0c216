export const defaultSiteHosts =
  'localhost=main/USA, main.localhost=main/USA, cb2.localhost=cb2/USA, ca.localhost=main/CANADA, cb2-ca.localhost=cb2/CANADA';

/** Settings of the sites. */
export const siteSettings = [
  {
    name: 'SITE_HOSTS',
    default: defaultSiteHosts,
    meaning: 'Brand and site of each host name, as a list or a JSON object',
  },
  {
    name: 'INTERNATIONAL_SITES',
    default: '',
    meaning:
      'Sites whose shoppers come from abroad, as a list like main/USA, cb2/USA: guests start the checkout without the sign-in flyout; deliveries stay in the country of the site',
  },
  {
    name: 'REVIEW_MODERATION',
    default: 'automatic',
    meaning:
      'Publication of a new review: automatic publishes it at once, manual after its status in the table review was set to published',
  },
];
