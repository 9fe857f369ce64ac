import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'

/** A text of a letter in one language: `t('mail.greeting', { name })`. */
export type MailTexts = (
  id: `mail.${string}` | `notices.${string}`,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The groups of texts that letters are written with: their own words, and those of notifications, which the bell shows too. */
const groups = ['mail', 'notices'] as const
type Group = (typeof groups)[number]

const compiled = z.object({ messages: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])) })

/**
 * The texts of letters in a language, from compiled groups of the web's build.
 *
 * @param group `notices` for letters about notifications, which have both groups
 * @throws Error when the build has no such group, or a text is missing: a letter without words is not sent
 */
export const loadMailTexts = async (
  textsFolder: string,
  locale: Locale,
  group: Group = 'mail',
): Promise<MailTexts> => {
  const read = group === 'mail' ? (['mail'] as const) : groups
  const parts = await Promise.all(read.map((name) => readGroup(textsFolder, locale, name)))
  const messages = Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
  const i18n = setupI18n({ locale, messages: { [locale]: asMessages(messages) } })
  return (id, values) => {
    if (!Object.hasOwn(messages, id)) throw new Error(`There is no text ${id} in ${locale}.`)
    return i18n.t(id, values)
  }
}

const readGroup = async (textsFolder: string, locale: Locale, group: Group) => {
  const file = await readFile(join(textsFolder, locale, `${group}.json`), 'utf8')
  return compiled.parse(JSON.parse(file)).messages
}

const asMessages = (messages: z.output<typeof compiled>['messages']): Messages =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compiled by the same library's compiler at build time
  messages as Messages
