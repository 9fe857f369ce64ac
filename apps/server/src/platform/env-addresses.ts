import { z } from 'zod'

/** An address of one of some protocols. */
export const urlOf = (protocols: readonly string[]) =>
  z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol)
  })

/** The address of a site, without a path. */
export const webAddress = urlOf(['http:', 'https:']).refine((text) => {
  const url = URL.parse(text)
  return url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
})

const isSecure = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
}

/** A service tells who people are: without TLS anybody on the way could. */
export const issuer = urlOf(['http:', 'https:']).refine(isSecure)

/** Tokens of bots go there. */
export const secureAddress = webAddress.refine(isSecure)
