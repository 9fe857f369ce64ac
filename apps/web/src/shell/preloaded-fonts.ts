import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

const preload = (href: string, fetchPriority: 'auto' | 'low') =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous', fetchPriority }) as const

/**
 * The interface's face in the letters of a language, asked for with the page: found in the styles it would come late.
 *
 * @param isDrawnHere the browser draws the page itself: its code goes before the face of words that are not there yet
 */
export const preloadedFonts = (locale: string, isDrawnHere: boolean) =>
  (locale === 'en' ? [interLatin] : [interLatin, interCyrillic]).map((href) =>
    preload(href, isDrawnHere ? 'low' : 'auto'),
  )
