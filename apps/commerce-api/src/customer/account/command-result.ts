/** Creates the response of an account command: whether it succeeded, and the message for the shopper. */
export const commandResult = (isSuccess: boolean, message: string): { isSuccess: boolean; message: string } => ({
  isSuccess,
  message,
});
