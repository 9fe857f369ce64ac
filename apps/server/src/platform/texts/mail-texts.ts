import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'

/** A text of a letter in one language: `t('mail.greeting', { name })`. */
export type MailTexts = (id: `mail.${string}`, values?: Record<string, string | number>) => string

/** The group of texts that letters are written with. */
const group = 'mail'

const compiled = z.object({ messages: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])) })

/**
 * The texts of letters in a language, from the compiled group `mail` of the web's build.
 *
 * @throws Error when the build has no such group, or a text is missing: a letter without words is not sent
 */
export const loadMailTexts = async (textsFolder: string, locale: Locale): Promise<MailTexts> => {
  const file = await readFile(join(textsFolder, locale, `${group}.json`), 'utf8')
  const { messages } = compiled.parse(JSON.parse(file))
  const i18n = setupI18n({ locale, messages: { [locale]: asMessages(messages) } })
  return (id, values) => {
    if (!Object.hasOwn(messages, id)) throw new Error(`There is no text ${id} in ${locale}.`)
    return i18n.t(id, values)
  }
}

const asMessages = (messages: z.output<typeof compiled>['messages']): Messages =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compiled by the same library's compiler at build time
  messages as Messages
