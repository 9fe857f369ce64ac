import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextId } from '../../apps/web/src/lib/texts/text-id.ts'

export type { TextId }

const folder = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src', 'locales')

export const locales = ['en', 'uk', 'ru'] as const
export type Locale = (typeof locales)[number]

export type Values = Readonly<Record<string, string | number>>
/** Finds a text of the pages by its id, such as `auth.sign_in`. Values that are not told match whatever stands there. */
export type Texts = (id: TextId, values?: Values) => string | RegExp

const kept = new Map<string, Record<string, string>>()

const groupOf = (locale: Locale, group: string): Record<string, string> => {
  const key = `${locale}/${group}`
  const known = kept.get(key) ?? JSON.parse(readFileSync(join(folder, locale, `${group}.json`), 'utf8'))
  kept.set(key, known)
  return known
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A place for a value, or a choice between texts with its own braces. */
const place = /\{(\w+)(?:,(?:[^{}]|\{[^{}]*\})*)?\}/g

const choice = /^\{(\w+), select, (.*)\}$/s
const branch = /(\w+) \{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g

/** The sentence that a value chooses, where a message is a choice between whole sentences; the usual one where none is told. */
const chosen = (message: string, values: Values): string => {
  const [, name = '', branches = ''] = choice.exec(message) ?? []
  if (name === '') return message
  const sentences = new Map([...branches.matchAll(branch)].map(([, key = '', words = '']) => [key, words]))
  return sentences.get(String(values[name])) ?? sentences.get('other') ?? message
}

const fill = (message: string, values: Values): string | RegExp => {
  const told = message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  const parts = told.split(place)
  if (parts.length === 1) return told
  const words = parts.map((part, at) => (at % 2 === 0 ? escape(part) : '.+'))
  return new RegExp(`^\\s*${words.join('')}\\s*$`)
}

/** The texts of one language, as the pages have them. */
export const textsOf =
  (locale: Locale): Texts =>
  (id, values = {}) => {
    const [group = '', key = ''] = id.split('.')
    const message = groupOf(locale, group)[key]
    if (message === undefined) throw new Error(`There is no text ${id} in ${locale}.`)
    return fill(chosen(message, values), values)
  }
