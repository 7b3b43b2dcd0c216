/** How long Chrome on iOS needs until a typed or filled number has settled, in ms. CARD-40 */
export const numberHandlingDelay = 250;

/** How often fields are looked at for autofill that raised no event, in ms. CARD-41 */
export const autofillPollInterval = 250;
