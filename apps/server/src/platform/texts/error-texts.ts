import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Messages, setupI18n } from '@lingui/core'
import { type ErrorCode, errorCatalogue } from '@lectern/contract/catalogue'
import type { ErrorBody } from '@lectern/contract/kernel/errors'
import { defaultLocale, type Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'
import type { CallError } from '../http/call-error.ts'

/** Words a refusal in the language of whoever reads it. */
export type ErrorTexts = (refusal: CallError, locale: Locale) => ErrorBody

type Say = (id: `common.${'error' | 'field'}_${string}`) => string | undefined

const group = 'common'
const compiled = z.object({ messages: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])) })

/**
 * The texts of refusals, from the compiled group `common` of the web's build: the same that its pages show. What has no
 * text there, or before there is a build, is told in the English of the catalogue.
 */
export const createErrorTexts = (textsFolder: string): ErrorTexts => {
  const kept = new Map<Locale, Say>()
  const sayIn = (locale: Locale): Say => {
    const known = kept.get(locale)
    if (known) return known
    const read = readTexts(textsFolder, locale)
    if (read) kept.set(locale, read)
    return read ?? (() => undefined)
  }
  return (refusal, locale) => {
    const say: Say = (id) => sayIn(locale)(id) ?? sayIn(defaultLocale)(id)
    const whole = sayWhole(refusal.code, say)
    const { fields, params } = refusal.extras
    const wordsOf = (codes: readonly string[]) => [
      ...new Set(codes.map((code) => sayField(code, refusal.code, say) ?? whole)),
    ]
    return {
      message: whole,
      error: refusal.code,
      ...(fields ? { errors: mapValues(fields, wordsOf), error_codes: fields } : {}),
      ...(params && Object.keys(params).length > 0 ? { params } : {}),
    }
  }
}

const sayWhole = (code: ErrorCode, say: Say): string =>
  say(`common.error_${code}`) ?? errorCatalogue[code].message

/** What is wrong with one field; nothing when its entry is no code but a fact beside the call's own code. */
const sayField = (code: string, whole: ErrorCode, say: Say): string | undefined => {
  const own = say(`common.field_${code}`)
  if (own !== undefined) return own
  if (isErrorCode(code)) return sayWhole(code, say)
  return whole === 'invalid_fields' ? say('common.field_invalid') : undefined
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const readTexts = (textsFolder: string, locale: Locale): Say | undefined => {
  try {
    const { messages } = compiled.parse(
      JSON.parse(readFileSync(join(textsFolder, locale, `${group}.json`), 'utf8')),
    )
    const i18n = setupI18n({ locale, messages: { [locale]: asMessages(messages) } })
    return (id) => (Object.hasOwn(messages, id) ? i18n.t(id) : undefined)
  } catch {
    return undefined
  }
}

const asMessages = (messages: z.output<typeof compiled>['messages']): Messages =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compiled by the same library's compiler at build time
  messages as Messages
