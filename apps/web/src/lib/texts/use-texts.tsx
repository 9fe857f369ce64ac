import type { I18n } from '@lingui/core'
import { createContext, use, useEffect, useMemo, useReducer, type ReactElement, type ReactNode } from 'react'
import { useHydrated } from '../drawing/use-hydrated.ts'
import { createDates, createFormatNumber, type Dates, type FormatNumber } from './formats.ts'
import { fillParts } from './fill-parts.ts'
import type { TextId } from './text-id.ts'
import { translateWith, type TextValues, type Translate } from './translate.ts'

export interface ReaderTexts {
  t: Translate
  locale: string
  number: FormatNumber
}

const TextsContext = createContext<ReaderTexts | undefined>(undefined)

/** Gives the reader's texts to the page, and again when another group has been loaded. */
export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => {
  const [version, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => i18n.on('change', changed), [i18n])
  const texts = useMemo(
    () => ({ t: translateWith(i18n), locale: i18n.locale, number: createFormatNumber(i18n.locale) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new version is new texts
    [i18n, version],
  )
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** Texts and numbers in the reader's language; the same object until texts are loaded. */
export const useTexts = (): ReaderTexts => {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts needs a TextsProvider above it')
  return texts
}

/** The zone of the reader's clock, where one was chosen; a likely one until the browser has taken the page over. */
export const ZoneContext = createContext<string | undefined>(undefined)

interface ReaderClockProps {
  /** The zone that the reader chose. */
  zone: string | undefined
  /** The zone that the reader had before, or that of the school. */
  likely?: string | undefined
  children: ReactNode
}

/**
 * Dates below follow the clock of `zone`; without one, that of the device, and the likely one until the browser has taken the page over.
 */
export const ReaderClock = ({ zone, likely, children }: ReaderClockProps) => {
  const isHere = useHydrated()
  return <ZoneContext value={zone ?? (isHere ? undefined : likely)}>{children}</ZoneContext>
}

/**
 * Dates in the reader's language, by the clock of the zone that the reader chose, else of the device. The server does not know
 * the device's: it writes them by the likely zone, else by UTC, until the browser has taken its page over.
 */
export const useDates = (): Dates => {
  const { locale } = useTexts()
  const chosen = use(ZoneContext)
  const isHere = useHydrated()
  const zone = chosen ?? (isHere ? undefined : 'UTC')
  return useMemo(() => createDates(locale, zone), [locale, zone])
}

/** A text with elements in it: `parts={{ 0: <Link to="/login" /> }}` for `Sign in <0>here</0>`. */
export const T = (props: { id: TextId; values?: TextValues; parts?: Record<string, ReactElement> }) => {
  const { t } = useTexts()
  return <>{fillParts(t(props.id, props.values), props.parts ?? {})}</>
}
