import { validationError } from '../../platform/http/error-response.ts';

/** What an outage of the service looks like from outside. */
export const serviceDown = validationError([{ field: 'service', message: 'Personalization is down.' }], 503);
