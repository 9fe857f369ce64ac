/** Which school a host belongs to. */
export type SchoolOfHost = { slug: string } | 'primary' | null

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Finds the school of a host name: `{school}.localhost` or `{school}.` before the platform's domain; the platform's own
 * host, and any host while the platform has no name of its own, shows the primary school (PRODUCT.md, "Tenancy").
 *
 * @param host lower case, without port
 * @param platformHost host of PUBLIC_URL, if set
 */
export const schoolSlugOf = (host: string, platformHost: string | null): SchoolOfHost => {
  if (ownNames.has(host) || host === platformHost) return 'primary'
  for (const domain of ['localhost', platformHost]) {
    if (domain === null || !host.endsWith(`.${domain}`)) continue
    const slug = host.slice(0, -domain.length - 1)
    return /^[a-z0-9][a-z0-9-]{0,62}$/.test(slug) ? { slug } : null
  }
  return platformHost === null ? 'primary' : null
}
