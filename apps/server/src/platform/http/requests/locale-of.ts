import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale, negotiateLocale } from '@lectern/contract/kernel/locales'

/** The reader's choice, else the browser's, else English. Cookies are not read yet where the router itself refuses. */
export const localeOf = ({
  headers,
  cookies,
}: Partial<Pick<FastifyRequest, 'cookies'>> & Pick<FastifyRequest, 'headers'>): Locale => {
  const header = headers['x-language']
  const chosen = (Array.isArray(header) ? header[0] : header) ?? cookies?.['lectern_lang']
  return isLocale(chosen) ? chosen : negotiateLocale(headers['accept-language'])
}
