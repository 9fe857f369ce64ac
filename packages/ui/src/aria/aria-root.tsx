import { useRef, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'

interface AriaRootProps {
  /** The reader's language: words read aloud, names of months, order of days follow it. */
  locale: string
  children: ReactNode
}

/** Days in English stand before months here, as everywhere in the product, and weeks begin on Monday. */
const languageOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

/**
 * Around every widget of React Aria. What it opens stands in the dialog that holds the widget: beside a modal `<dialog>` it could
 * not be reached, and Escape would close the dialog.
 */
export const AriaRoot = ({ locale, children }: AriaRootProps) => {
  const place = useRef<HTMLDivElement>(null)
  return (
    <I18nProvider locale={languageOf(locale)}>
      <UNSAFE_PortalProvider getContainer={() => place.current?.closest('dialog') ?? document.body}>
        <div ref={place} style={{ display: 'contents' }}>
          {children}
        </div>
      </UNSAFE_PortalProvider>
    </I18nProvider>
  )
}
