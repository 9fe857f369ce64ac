import { createContext, use, useEffect, useMemo, useReducer, type ReactElement, type ReactNode } from 'react'
import { createFormats, type Formats } from './formats.ts'
import { fillParts } from './fill-parts.ts'
import type { TextId } from './text-id.ts'
import type { I18n } from './texts.ts'
import { translateWith, type TextValues, type Translate } from './translate.ts'

export interface ReaderTexts extends Formats {
  t: Translate
  locale: string
}

const TextsContext = createContext<ReaderTexts | undefined>(undefined)

/** Gives the reader's texts to the page, and again when another group has been loaded. */
export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => {
  const [version, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => i18n.onLoad(changed), [i18n])
  const texts = useMemo(
    () => ({ t: translateWith(i18n), locale: i18n.locale, ...createFormats(i18n.locale) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new version is new texts
    [i18n, version],
  )
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** Texts, dates and numbers in the reader's language; the same object until texts are loaded. */
export const useTexts = (): ReaderTexts => {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts needs a TextsProvider above it')
  return texts
}

/** A text with elements in it: `parts={{ 0: <Link to="/login" /> }}` for `Sign in <0>here</0>`. */
export const T = (props: { id: TextId; values?: TextValues; parts?: Record<string, ReactElement> }) => {
  const { t } = useTexts()
  return <>{fillParts(t(props.id, props.values), props.parts ?? {})}</>
}
