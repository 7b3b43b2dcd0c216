/** How long after its widget came the list of suggested streets is moved into the form, in ms. SWATCH-73 */
export const streetResultsDelay = 300;
