import type { ReactElement, ReactNode } from 'react'
import { I18nProvider, Trans, useLingui } from '@lingui/react'
import type { I18n } from '@lingui/core'
import { createFormats, type Formats } from './formats.ts'
import type { TextId } from './text-id.ts'

type Values = Record<string, string | number>

/** A text of the reader's language. `values` fill its placeholders and choose its plural form. */
export type Translate = (id: TextId, values?: Values) => string

export const translateWith =
  (i18n: I18n): Translate =>
  (id, values) =>
    i18n.t(id, values)

export interface ReaderTexts extends Formats {
  t: Translate
  locale: string
}

/** Texts, dates and numbers in the reader's language. */
export const useTexts = (): ReaderTexts => {
  const { i18n } = useLingui()
  return { t: translateWith(i18n), locale: i18n.locale, ...createFormats(i18n.locale) }
}

/** A text with elements in it: `<T id="auth.terms" parts={{ 0: <a href="…" /> }} />` for `I accept the <0>terms</0>`. */
export const T = (props: { id: TextId; values?: Values; parts?: Record<string, ReactElement> }) => (
  <Trans
    id={props.id}
    {...(props.values && { values: props.values })}
    {...(props.parts && { components: props.parts })}
  />
)

export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
