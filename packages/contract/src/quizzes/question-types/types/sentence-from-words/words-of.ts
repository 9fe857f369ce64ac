/** The words of a line that its author has parted by "/"; empty ones are dropped (document 002 §5). */
export const wordsOf = (line: string): string[] =>
  line
    .normalize('NFC')
    .split('/')
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter((word) => word !== '')
