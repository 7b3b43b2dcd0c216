import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { emptySchema } from './fields.ts';
import * as schemas from './help.schemas.ts';

export const getHelpTopics = endpoint({
  id: 'help.topics',
  method: 'GET',
  path: '/browse/help',
  requirement: 'own path',
  summary: 'Returns the topics of the help center, in order.',
  input: emptySchema,
  reply: schemas.helpIndexResponse,
  example: {
    input: {},
    reply: {
      topics: [{ code: 'returns', title: 'Returns and Exchanges', intro: 'You have 30 days to send it back.' }],
    },
  },
});

export const getHelpPage = endpoint({
  id: 'help.page',
  method: 'GET',
  path: '/browse/help/page',
  requirement: 'own path',
  summary: 'Returns the content of a help page in the words of the site.',
  input: v.object({ code: schemas.helpCodeSchema }),
  reply: schemas.helpPageSchema,
  example: {
    input: { code: 'returns' },
    reply: {
      code: 'returns',
      title: 'Returns and Exchanges',
      intro: 'You have 30 days to send it back.',
      sections: [
        { title: 'At a glance', text: [], rows: [{ label: 'In-stock items', value: '30 days' }] },
        { title: 'Refunds', text: ['We refund the card you paid with.'] },
      ],
      links: [{ label: 'Find Your Order', url: '/order-status' }],
    },
  },
});

export const contactService = endpoint({
  id: 'help.contact',
  method: 'POST',
  path: '/browse/help/contact',
  requirement: 'own path',
  summary:
    'Stores a message to customer service and mails a confirmation. The same message again on the same day returns the first number.',
  startsSession: true,
  input: schemas.contactRequestSchema,
  reply: schemas.contactResponse,
  example: {
    input: {
      topic: 'delivery',
      name: 'Nora Quist',
      emailAddress: 'nora@example.com',
      orderNumber: 'K7QF-3MTX-92',
      message: 'Can you come after 5 pm?',
    },
    reply: { isSuccess: true, caseNumber: 'K7QF-3MTX-92' },
  },
});
