import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

const preload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

/** The interface's face in the letters of a language, asked for with the page: found in the styles it would come late. */
export const preloadedFonts = (locale: string) =>
  locale === 'en' ? [preload(interLatin)] : [preload(interLatin), preload(interCyrillic)]
