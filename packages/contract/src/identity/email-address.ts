/** What an e-mail address looks like, once it is brought to its one form. */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

export const emailLength = 254

/** The one form in which addresses are compared and stored. */
export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase()
