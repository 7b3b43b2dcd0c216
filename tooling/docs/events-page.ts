import { writeFileSync } from 'node:fs';
import { eventsByKit } from './events.ts';

const heading = `# Events

Generated from the event types of the kits by \`node tooling/docs/events-page.ts\`; a type that is missing here does not compile.

\`window.dataLayer\` is an array on every page. Each event is one \`push({ event: name, ...payload })\`, once per action.
Names and parameters are the requirements’ where these name an event, else Google Analytics 4’s, else the kit’s; \`apps/storefront/src/edges/data-layer-entry.ts\` is the schema. The storefront connects both kits to it in
\`apps/storefront/src/app.tsx\`, by \`CheckoutEventsProvider\` and \`ConfiguratorEventsProvider\`; outside of them screens throw, and forms and product grids that an app uses alone report nothing.
A sign-in (\`account.signedIn\`) waits in \`sessionStorage\` and is reported once on the page that follows, also when that is a new document. An order is reported by its
confirmation, once in a browser, also when a webhook or a return from the bank has completed it. Events hold no name, address, email, password, card or gift card number, and no promotion code; a field error holds the field and the broken rule, never what was entered.
The text of a search is reported as entered.

## Consent

\`TAG_MANAGER_ID\` (Google Tag Manager) or \`TAG_MANAGER_URL\` (another script) connects a tag manager. With one, the shop asks for consent to analytics and advertising above its header;
"Privacy Choices" in the footer changes the choice, which the cookie \`settee_consent\` stores for a year.

- Before the choice no script is loaded and no event is in the data layer. Events of this document wait in memory.
- After a consent the data layer starts with \`{ event: 'consent.updated', analytics, advertising }\`, then the events follow and the script is loaded. A tag must respect the two fields.
- After a rejection, and with Global Privacy Control, no script is loaded and the data layer stays empty.
- The tag manager is never loaded on pages with card, password or address forms (cart, checkout, account), and their content security policy does not allow it. Events of these pages wait in
  \`sessionStorage\` for the next page that allows it. The confirmation does, so a purchase arrives with all its steps.
- Without a tag manager nothing reads the data layer, so the shop requests no consent.
`;

/** docs/events.md as text. */
export function eventsPage(): string {
  const parts = Object.entries(eventsByKit).map(([kit, events]) => {
    const rows = Object.entries(events).map(([type, { name, when, payload }]) => {
      const fields = Object.entries(payload).map(([field, what]) => `\`${field}\`: ${what}`);
      return `| \`${name}\` | \`${type}\` | ${when} | ${fields.join('; ')} |\n`;
    });
    return `## From \`@settee/${kit}\`\n\n| \`event\` | Event of the kit | When | Payload |\n|---|---|---|---|\n${rows.join('')}`;
  });
  return `${heading}\n${parts.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync('docs/events.md', eventsPage());
