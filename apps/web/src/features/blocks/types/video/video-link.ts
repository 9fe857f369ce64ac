/** Why an address cannot be that of a film; undefined when it can. */
export type LinkFault = 'invalid_url' | 'invalid_key'

export type LinkHost = 'youtube' | 'vimeo' | 'stream' | 'other'

const youtube = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const keyLength = 11

const hostOf = (url: URL): LinkHost => {
  if (youtube.test(url.hostname) || url.hostname === 'youtu.be') return 'youtube'
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return 'vimeo'
  return /\.(m3u8|mp4|m4v|webm|mov|mp3|m4a)$/i.test(url.pathname) ? 'stream' : 'other'
}

const youtubeKey = (url: URL): string =>
  url.hostname === 'youtu.be'
    ? url.pathname.slice(1)
    : (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1] ?? '')

const asUrl = (link: string): URL | null => {
  const url = URL.parse(link)
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null
}

/** Which player an address is for. */
export const hostOfLink = (link: string): LinkHost => {
  const url = asUrl(link)
  return url ? hostOf(url) : 'other'
}

/** What is wrong with an address (document 001 §5: a key of the embedded host has 11 characters). */
export const linkFault = (link: string): LinkFault | undefined => {
  const url = asUrl(link)
  if (!url) return 'invalid_url'
  return hostOf(url) === 'youtube' && youtubeKey(url).length !== keyLength ? 'invalid_key' : undefined
}
