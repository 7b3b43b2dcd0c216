/** How long a zoom rests before a sharper picture is fetched, in ms. GALL-20 */
export const zoomDelay = 300;
