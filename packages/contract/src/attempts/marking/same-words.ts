/** Letters up to which an answer is short: those that many give alike. */
export const shortAnswerLetters = 200

/** A short answer as it is compared with others: letter case, spaces and full stops at its end make no difference. */
export const sameWordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trimStart()
