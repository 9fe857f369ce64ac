import { ApiError, NetworkError } from './api/index.ts'
import type { TextId, Translate } from './texts/index.ts'

/** Error code of the catalogue → its text. A new code on the server gets its line here and in the locales. */
const texts: Record<string, TextId> = {
  unauthenticated: 'common.error_unauthenticated',
  forbidden: 'common.error_forbidden',
  not_found: 'common.error_not_found',
  internal: 'common.error_internal',
}

/** What to tell the reader: by translated code, else the answer's own message, else its code (document 000 §8). */
export const errorText = (error: unknown, t: Translate): string => {
  if (error instanceof NetworkError) return t('common.error_network')
  if (!(error instanceof ApiError)) return t('common.error_internal')
  const known = texts[error.code]
  if (known !== undefined) return t(known)
  return error.message || error.code || t('common.error_internal')
}
