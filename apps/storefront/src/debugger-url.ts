/** Default URL of the debug tools. PDP-07 */
export const debuggerUrl = '/debug/specialorder/';
