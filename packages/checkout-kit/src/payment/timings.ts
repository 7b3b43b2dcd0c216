/** Delay until Chrome on iOS has a stable typed or autofilled number, in ms. CARD-40 */
export const numberHandlingDelayMs = 250;

/** Polling interval for autofill that dispatches no event, in ms. CARD-41 */
export const autofillPollIntervalMs = 250;
