/** Letters, spaces included, that an attentive reader takes in within a minute: about 200 words. */
const lettersOfMinute = 1_200

/** How long a text is read, everywhere alike: at least a minute, where there are letters. */
export const readingMinutes = (letters: number): number => Math.ceil(letters / lettersOfMinute)
