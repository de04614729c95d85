export const contractText = {
  /** @param english the message of a schema of the contract */
  message: (english: string): string => english,
};
