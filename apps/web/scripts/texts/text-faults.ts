import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = string | readonly [name: string, format?: string, options?: unknown]

/** Plural forms that a language needs (CLDR, cardinal). */
const pluralForms: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
}

interface Shape {
  /** Names of placeholders and numbers of elements. */
  parts: Set<string>
  /** The forms of each plural in the message. */
  plurals: Set<string>[]
  /** Placeholders that choose between sentences, each with its cases. */
  choices: Set<string>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isToken = (value: unknown): value is Token =>
  typeof value === 'string' || (Array.isArray(value) && typeof value[0] === 'string')

const readTokens = (tokens: unknown, shape: Shape): void => {
  if (!Array.isArray(tokens)) return
  for (const token of tokens.filter(isToken)) readToken(token, shape)
}

const readToken = (token: Token, shape: Shape): void => {
  if (typeof token === 'string') {
    for (const [, name] of token.matchAll(/<(\w+)\/?>/g)) shape.parts.add(`<${name}>`)
    return
  }
  const [name, format, options] = token
  shape.parts.add(`{${name}}`)
  if (!isRecord(options)) return
  const { offset: _, ...cases } = options
  if (format === 'plural') shape.plurals.push(new Set(Object.keys(cases)))
  if (format === 'select') shape.choices.add(`${name}: ${Object.keys(cases).toSorted().join(', ')}`)
  for (const inner of Object.values(cases)) readTokens(inner, shape)
}

/** Placeholders, elements and plural forms of an ICU message. Throws when it is broken. */
export const readShape = (message: string): Shape => {
  const shape: Shape = { parts: new Set(), plurals: [], choices: new Set() }
  readTokens(compileMessageOrThrow(message), shape)
  return shape
}

const shapeOf = (message: string): Shape | undefined => {
  try {
    return readShape(message)
  } catch {
    return
  }
}

const pluralFaults = (locale: string, { plurals }: Shape): string[] =>
  plurals.flatMap((forms) =>
    (pluralForms[locale] ?? [])
      .filter((form) => !forms.has(form))
      .map((form) => `lacks the plural form "${form}"`),
  )

const partFaults = (english: Shape, other: Shape): string[] => [
  ...[...english.parts].filter((part) => !other.parts.has(part)).map((part) => `lacks ${part}`),
  ...[...other.parts]
    .filter((part) => !english.parts.has(part))
    .map((part) => `has ${part}, the English has not`),
]

const choiceFaults = (english: Shape, other: Shape): string[] =>
  [...english.choices]
    .filter((choice) => !other.choices.has(choice))
    .map((choice) => `does not choose by ${choice}`)

const hasWords = (message: string): boolean => /\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''))

/** What is wrong with one message in one language, against the English one; `sameIsFine` lets it be equal to that. */
export const messageFaults = (
  locale: string,
  message: string,
  english: string,
  sameIsFine: boolean,
): string[] => {
  const shape = shapeOf(message)
  if (!shape) return ['is not a valid message']
  const faults = pluralFaults(locale, shape)
  if (locale === 'en') return faults
  const source = shapeOf(english)
  if (source) faults.push(...partFaults(source, shape), ...choiceFaults(source, shape))
  if (message === english && hasWords(english) && !sameIsFine) faults.push('is still English')
  return faults
}

/** Ids used in a source: whole literals `'group.key'`, and beginnings of computed ids `` `group.key_${…}` ``. */
export const findIds = (
  source: string,
  groups: readonly string[],
): { ids: Set<string>; families: Set<string> } => {
  const group = `(?:${groups.join('|')})`
  // A column of a table may have the name of a text.
  const literals = source.matchAll(new RegExp(`(?<!sql)['"\`](${group}\\.[a-z0-9_]+)['"\`]`, 'g'))
  const beginnings = source.matchAll(new RegExp(`\`(${group}\\.[a-z0-9_]*)\\$\\{`, 'g'))
  return {
    ids: new Set([...literals].flatMap(([, id]) => id ?? [])),
    families: new Set([...beginnings].flatMap(([, start]) => start ?? [])),
  }
}
