import type { TextId } from './text-id.ts'
import type { I18n } from '@lingui/core'

export type TextValues = Record<string, string | number>

/** A text of the reader's language. `values` fill its placeholders and choose its plural form. */
export interface Translate {
  (id: TextId, values?: TextValues): string
  /** Whether there is such a text among the loaded groups. */
  has: (id: string) => boolean
}

export const translateWith = (i18n: I18n): Translate =>
  Object.assign((id: TextId, values?: TextValues) => i18n.t(id, values), {
    has: (id: string) => Object.hasOwn(i18n.messages, id),
  })
