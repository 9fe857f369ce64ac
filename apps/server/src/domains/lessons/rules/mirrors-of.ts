/** The same film at the other addresses of the content network; nothing for a link that does not lie in it. */
export const mirrorsOf = (link: string | null, hosts: readonly string[]): string[] => {
  const url = link === null ? null : URL.parse(link)
  if (!url || !hosts.includes(url.origin)) return []
  return hosts.filter((host) => host !== url.origin).map((host) => `${host}${url.pathname}${url.search}`)
}
