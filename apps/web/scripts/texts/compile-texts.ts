import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { locales } from '@lectern/contract/kernel/locales'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/**
 * The form in which texts travel, one file per locale and group: `dist/texts/{locale}/{group}.json`.
 *
 *   { "hash": "k3J9x0aQ2b", "messages": { "auth.sign_in": ["Sign in"], "course.lessons": [["count", "plural", {…}]] } }
 *
 * `messages` maps whole ids (`group.key`) to ICU messages compiled by Lingui; a reader hands them to `i18n.load` as they
 * are. `hash` changes exactly when a message of the group changes, so a kept copy can be compared without reading it.
 */
export interface CompiledGroup {
  hash: string
  messages: Record<string, CompiledMessage>
}
export type CompiledTexts = Record<string, Record<string, CompiledGroup>>

export const localesFolder = resolve(import.meta.dirname, '../../src/locales')

/** Names of the translation groups, from the English files. */
export const groupNames = (): string[] =>
  readdirSync(resolve(localesFolder, 'en'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()

/** The source of one group: key within the group → ICU message. */
export const readGroup = (locale: string, group: string): Record<string, string> => {
  const path = resolve(localesFolder, locale, `${group}.json`)
  const source: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isTextMap(source)) throw new Error(`${path} is not an object of texts`)
  return source
}

const isTextMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** Compiles one group. Throws, naming the text, when a message is not valid ICU. */
export const compileGroup = (locale: string, group: string): CompiledGroup => {
  const messages: CompiledGroup['messages'] = {}
  for (const [key, message] of Object.entries(readGroup(locale, group))) {
    try {
      messages[`${group}.${key}`] = compileMessageOrThrow(message)
    } catch (cause) {
      throw new Error(`${locale}/${group}.json: "${key}" is not a valid message`, { cause })
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('base64url').slice(0, 10)
  return { hash, messages }
}

/** Every group in every locale. */
export const compileTexts = (): CompiledTexts =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(groupNames().map((group) => [group, compileGroup(locale, group)])),
    ]),
  )

/** Writes every group of every locale to `{folder}/{locale}/{group}.json`. */
export const writeTexts = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  for (const [locale, groups] of Object.entries(compileTexts())) {
    mkdirSync(resolve(folder, locale), { recursive: true })
    for (const [group, compiled] of Object.entries(groups)) {
      writeFileSync(resolve(folder, locale, `${group}.json`), JSON.stringify(compiled))
    }
  }
}
