const yes = new Set(['t', 'true', 'yes', 'так', 'правда', 'вірно', 'правильно', 'да', 'верно'])
const no = new Set(['f', 'false', 'no', 'ні', 'неправда', 'невірно', 'неправильно', 'нет', 'неверно'])

/** Whether a word says that something holds; undefined where it says neither. */
export const readTruth = (word: string): boolean | undefined => {
  const said = word.trim().toLowerCase()
  if (yes.has(said)) return true
  return no.has(said) ? false : undefined
}

const suffix = / *\((\p{L}{1,12})\)\.?$/u

/** A statement with what is said of it in brackets at its end. */
export const readStatement = (text: string): { words: string; isTrue: boolean } | undefined => {
  const [found = '', word = ''] = suffix.exec(text.slice(-24)) ?? []
  const isTrue = readTruth(word)
  return isTrue === undefined ? undefined : { words: text.slice(0, text.length - found.length), isTrue }
}

const orders = ['in order', 'порядк', 'порядок', 'упорядк']

/** "Put in order: one, two" in the words before the colon and the items behind it. */
export const readOrder = (text: string): { words: string; items: string[] } | undefined => {
  const colon = text.indexOf(':')
  const words = text.slice(0, Math.max(0, colon)).trim()
  if (!orders.some((order) => words.toLowerCase().includes(order))) return
  const items = splitList(text.slice(colon + 1))
  return items.length < 2 ? undefined : { words, items }
}

/** The things of a list, parted by semicolons where it has any and by commas otherwise. */
export const splitList = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** The things that an answer names, also those joined by "and" or added in brackets. */
export const splitNamed = (text: string): string[] =>
  text
    .split(/[,;()]| (?:and|і|й|та|и) /i)
    .map((item) => item.trim())
    .filter((item) => item !== '')

export const conditionally = <T>(all: readonly T[], holds: boolean, change: (one: T) => T): readonly T[] =>
  holds ? all.map(change) : all
