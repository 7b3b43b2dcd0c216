export const defaultGoogleIssuer = 'https://accounts.google.com';
export const defaultAppleIssuer = 'https://appleid.apple.com';

/** Settings of sign-in services. */
export const identitySettingList = [
  {
    name: 'IDENTITY_DOMAIN',
    default: '',
    meaning: 'https:// URL of an external identity service (Okta); without it the shop checks passwords itself',
  },
  { name: 'IDENTITY_API_TOKEN', default: '', meaning: 'Token for requests to the identity service' },
  {
    name: 'IDENTITY_WIDGET_URL',
    default: '',
    meaning: 'Folder of the identity service’s sign-in widget, version 4.3.2; without it the built-in widget is shown',
  },
  {
    name: 'IDENTITY_WIDGET_INTEGRITY',
    default: '',
    meaning: 'Subresource integrity of the widget’s script and style sheet, such as sha384-… sha384-…',
  },
  { name: 'GOOGLE_ISSUER', default: defaultGoogleIssuer, meaning: 'OpenID Connect issuer of the Google sign-in' },
  { name: 'GOOGLE_CLIENT_ID', default: '', meaning: 'Client ID of the Google sign-in; without it the sign-in is off' },
  { name: 'GOOGLE_CLIENT_SECRET', default: '', meaning: 'Client secret of the Google sign-in' },
  { name: 'APPLE_ISSUER', default: defaultAppleIssuer, meaning: 'OpenID Connect issuer of the Apple sign-in' },
  { name: 'APPLE_CLIENT_ID', default: '', meaning: 'Services ID of the Apple sign-in; without it the sign-in is off' },
  { name: 'APPLE_TEAM_ID', default: '', meaning: 'Team ID of the key' },
  { name: 'APPLE_KEY_ID', default: '', meaning: 'ID of the key' },
  {
    name: 'APPLE_PRIVATE_KEY',
    default: '',
    meaning: 'Private key that signs client secrets, PKCS #8 in PEM; line breaks may be written as \\n',
  },
];
