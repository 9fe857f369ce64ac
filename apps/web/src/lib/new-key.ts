const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A new key for a unit, a question or an option: 20 letters by chance, never given twice (120 bits). */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet.charAt(byte & 63)).join('')
