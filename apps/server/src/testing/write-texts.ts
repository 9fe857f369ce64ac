import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Locale, locales } from '@lectern/contract/kernel/locales'
import { z } from 'zod'

const texts = z.record(z.string(), z.string())
const localesFolder = resolve(import.meta.dirname, '../../../web/src/locales')

/** The texts of a group in a language, as their files have them. */
export const readTextGroup = (locale: Locale, group: string): Record<string, string> =>
  texts.parse(JSON.parse(readFileSync(join(localesFolder, locale, `${group}.json`), 'utf8')))

/** The texts of a group in every language, compiled as the web's build does. */
export const writeTextGroup = (folder: string, group: string): void => {
  for (const locale of locales) {
    const messages = Object.fromEntries(
      Object.entries(readTextGroup(locale, group)).map(([key, message]) => [
        `${group}.${key}`,
        compileMessageOrThrow(message),
      ]),
    )
    mkdirSync(join(folder, locale), { recursive: true })
    writeFileSync(join(folder, locale, `${group}.json`), JSON.stringify({ hash: 'test', messages }))
  }
}

/** Groups without a word, for tests of something else. */
export const writeEmptyTexts = (folder: string): void => {
  mkdirSync(join(folder, 'uk'), { recursive: true })
  for (const group of ['common', 'auth'])
    writeFileSync(join(folder, 'uk', `${group}.json`), JSON.stringify({ hash: group, messages: {} }))
}
