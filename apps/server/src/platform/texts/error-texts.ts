import { type ErrorCode, errorCatalogue } from '@lectern/contract/catalogue'
import type { ErrorBody } from '@lectern/contract/kernel/errors'
import { defaultLocale, type Locale } from '@lectern/contract/kernel/locales'
import type { CallError, FieldLimit } from '../http/call-error.ts'
import { createCompiledTexts } from './compiled-texts.ts'

/** Words a refusal in the language of whoever reads it. */
export type ErrorTexts = (refusal: CallError, locale: Locale) => ErrorBody

type Say = (
  id: `${'common' | 'account'}.${'error' | 'field' | 'limit'}_${string}`,
  values?: FieldLimit['values'],
) => string | undefined

/**
 * The texts of refusals, from the compiled groups of the web's build: the same that its pages show. Those that few pages
 * meet stand in `account`, so that no lesson loads them. What has no text there, or before there is a build, is told in the English of the catalogue.
 */
export const createErrorTexts = (textsFolder: string): ErrorTexts => {
  const texts = createCompiledTexts(textsFolder)
  return (refusal, locale) => {
    const { fields, limits, params } = refusal.extras
    const say: Say = (id, values = params) => texts(locale, id, values) ?? texts(defaultLocale, id, values)
    const whole = sayWhole(refusal.code, say)
    const wordsOf = (codes: readonly string[], field: string) => [
      ...new Set(
        codes.map(
          (code) =>
            sayLimit(limits?.[field]?.[code], say) ?? sayField({ code, field }, refusal.code, say) ?? whole,
        ),
      ),
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
  say(`common.error_${code}`) ?? say(`account.error_${code}`) ?? errorCatalogue[code].message

const sayLimit = (limit: FieldLimit | undefined, say: Say): string | undefined =>
  limit && say(`account.limit_${limit.words}`, limit.values)

/** What is wrong with one field; nothing when its entry is no code but a fact beside the call's own code. */
const sayField = (
  { code, field }: Readonly<Record<'code' | 'field', string>>,
  whole: ErrorCode,
  say: Say,
): string | undefined => {
  const own =
    say(`common.field_${code}_${field}`) ?? say(`common.field_${code}`) ?? say(`account.field_${code}`)
  if (own !== undefined) return own
  if (isErrorCode(code)) return sayWhole(code, say)
  return whole === 'invalid_fields' ? say('common.field_invalid') : undefined
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)

const mapValues = <A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A, key: string) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
