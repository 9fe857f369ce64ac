import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'

type TextValues = Readonly<Record<string, string | number>>

/** A text of the web's build in one language; undefined where there is none, or before there is a build. */
export type CompiledTexts = (
  locale: Locale,
  id: `${TextGroup}.${string}`,
  values?: TextValues,
) => string | undefined

/** Groups that the server reads too: their words are in refusals and names. */
type TextGroup = 'common' | 'account' | 'notes'

type Say = (id: string, values?: TextValues) => string | undefined

const compiled = z.object({ messages: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])) })

/** Compiled groups of the web's build: the same texts that its pages show. Each is read once in each language. */
export const createCompiledTexts = (textsFolder: string): CompiledTexts => {
  const kept = new Map<string, Say>()
  return (locale, id, values) => {
    const [group = ''] = id.split('.')
    const key = `${locale}/${group}`
    const known = kept.get(key) ?? readTexts(textsFolder, locale, group)
    if (known) kept.set(key, known)
    return known?.(id, values)
  }
}

const readTexts = (textsFolder: string, locale: Locale, group: string): Say | undefined => {
  try {
    const { messages } = compiled.parse(
      JSON.parse(readFileSync(join(textsFolder, locale, `${group}.json`), 'utf8')),
    )
    const i18n = setupI18n({ locale, messages: { [locale]: asMessages(messages) } })
    return (id, values) => (Object.hasOwn(messages, id) ? i18n.t(id, values) : undefined)
  } catch {
    return undefined
  }
}

const asMessages = (messages: z.output<typeof compiled>['messages']): Messages =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compiled by the same library's compiler at build time
  messages as Messages
