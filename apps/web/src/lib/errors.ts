import type { ErrorCode } from '@lectern/contract/catalogue'
import { ApiError, NetworkError } from './api/index.ts'
import type { TextId, Translate } from './texts/index.ts'

type CodeText = `common.error_${ErrorCode}` & TextId

// Does not compile when a code of the catalogue has no text.
type NoneMissing<T extends never> = T
/** What few pages may meet is worded by the server, which reads these texts: no lesson loads them. */
type WordedByServer = `account.error_${ErrorCode}` & TextId
type TranslatedCode = CodeText | WordedByServer extends `${string}.error_${infer Code}` ? Code : never
export type Untranslated = NoneMissing<Exclude<ErrorCode, TranslatedCode>>

const isKnown = (id: string, t: Translate): id is CodeText => t.has(id)

/**
 * What to tell the reader: by translated code, or the answer's own message where that names what only the server knows; else its
 * code (document 000 §8).
 */
export const errorText = (error: unknown, t: Translate): string => {
  if (error instanceof NetworkError) return t('common.error_network')
  if (!(error instanceof ApiError)) return t('common.error_internal')
  const id = `common.error_${error.code}`
  if (isKnown(id, t) && !error.isSpecific) return t(id)
  return error.message || error.code || t('common.error_unknown')
}

const isFieldText = (id: string, t: Translate): id is `common.field_${string}` & TextId => t.has(id)

const knownText = (code: string, field: string, t: Translate): string | undefined => {
  const ids = [`common.field_${code}_${field}`, `common.field_${code}`]
  const own = ids.find((id): id is `common.field_${string}` & TextId => isFieldText(id, t))
  if (own) return t(own)
  // What is wrong with one field may be the whole call's own code, such as a name that is taken.
  const whole = `common.error_${code}`
  if (isKnown(whole, t)) return t(whole)
  // A server may send a sentence in the reader's language in place of a code.
  return code.includes(' ') ? code : undefined
}

/**
 * What stands at a field of a form after a failed call; undefined when nothing is wrong with it. Limits are worded by the
 * server, which knows those of each field.
 */
export const fieldText = (error: unknown, field: string, t: Translate): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  const codes = error.fields[field] ?? []
  if (codes.length === 0) return undefined
  const own = codes.map((code) => knownText(code, field, t))
  const told = own.every((text) => text !== undefined) ? own : (error.sentences[field] ?? own)
  return [...new Set(told.map((text) => text ?? t('common.field_invalid')))].join(' ')
}
