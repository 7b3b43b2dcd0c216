import { validationError } from '../../platform/http/error-response.ts';

/** Error response during an outage of the service. */
export const serviceDown = validationError([{ field: 'service', message: 'Personalization is down.' }], 503);
