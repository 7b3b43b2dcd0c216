/** Where the debug tools are, unless told. PDP-07 */
export const debuggerUrl = '/debug/specialorder/';
