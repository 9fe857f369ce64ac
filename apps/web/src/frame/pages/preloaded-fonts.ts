import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

const preload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

/**
 * The interface's face in the letters of a language, asked for with the page: found in the styles it would come late.
 *
 * @param isDrawnHere the browser draws the page itself: the words that need the face come behind its code, and so does the face,
 * which the styles name; on a slow line it would hold the code up
 */
export const preloadedFonts = (locale: string, isDrawnHere: boolean) => {
  if (isDrawnHere) return []
  return (locale === 'en' ? [interLatin] : [interLatin, interCyrillic]).map(preload)
}
