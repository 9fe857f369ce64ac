/** A text as the build compiles it from ICU: words, places for values, and choices between texts. */
export type Message = string | readonly Token[]
type Token = string | readonly [name: string, type?: string, choices?: unknown]

export type Messages = Record<string, Message>
type Values = Record<string, string | number>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isMessage = (value: unknown): value is Message => typeof value === 'string' || Array.isArray(value)

const rules = new Map<string, Intl.PluralRules>()

const pluralOf = (locale: string, count: number): string => {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return rule.select(count)
}

const choose = (locale: string, type: string, value: string | number, choices: Record<string, unknown>) => {
  const form = type === 'plural' ? pluralOf(locale, Number(value)) : String(value)
  return [choices[String(value)], choices[form], choices['other']].find(isMessage) ?? ''
}

/** The words of a compiled text; `count` stands for `#` within a plural form. */
export const fillMessage = (locale: string, message: Message, values: Values, count?: number): string => {
  if (typeof message === 'string') return message
  const words = message.map((token) => {
    if (typeof token === 'string')
      return token === '#' && count !== undefined ? count.toLocaleString(locale) : token
    const [name, type, choices] = token
    const value = values[name] ?? ''
    if (type === undefined || !isRecord(choices)) return String(value)
    const chosen = choose(locale, type, value, choices)
    return fillMessage(locale, chosen, values, type === 'plural' ? Number(value) : count)
  })
  return words.join('')
}
