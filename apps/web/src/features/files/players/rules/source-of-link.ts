/** What an address of a film is, and so which player shows it (document 001 §2). */
export type LinkedFilm =
  | { readonly kind: 'youtube'; readonly key: string; readonly start: number }
  | { readonly kind: 'vimeo'; readonly key: string; readonly secret: string | null; readonly start: number }
  | { readonly kind: 'hls'; readonly url: string }
  | { readonly kind: 'mp4'; readonly url: string }
  | { readonly kind: 'audio'; readonly url: string }
  | { readonly kind: 'page'; readonly url: string }

const youtubeHosts = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/
const youtubeKey = /^[\w-]{11}$/

const secondsOf = (text: string | null): number => {
  if (text === null) return 0
  if (/^\d{1,6}s?$/.test(text)) return Number.parseInt(text, 10)
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const startOf = (url: URL): number =>
  secondsOf(
    url.searchParams.get('t') ?? url.searchParams.get('start') ?? /^#t=(.+)$/.exec(url.hash)?.[1] ?? null,
  )

const youtubeKeyOf = (url: URL): string | undefined => {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1)
  if (!youtubeHosts.test(url.hostname)) return undefined
  return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1]
}

const extensions: readonly (readonly [RegExp, 'hls' | 'mp4' | 'audio'])[] = [
  [/\.m3u8$/i, 'hls'],
  [/\.(mp4|m4v|webm|mov|ogv)$/i, 'mp4'],
  [/\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i, 'audio'],
]

/** A key that is not of 11 characters names no film: such an address is a page to open. */
export const filmOfLink = (link: string): LinkedFilm => {
  const url = URL.parse(link)
  if (!url) return { kind: 'page', url: '' }
  const start = startOf(url)
  const key = youtubeKeyOf(url)
  if (key !== undefined && youtubeKey.test(key)) return { kind: 'youtube', key, start }
  const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)
    ? /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname)
    : null
  if (vimeo?.[1] !== undefined)
    return { kind: 'vimeo', key: vimeo[1], secret: vimeo[2] ?? url.searchParams.get('h'), start }
  const kind = extensions.find(([pattern]) => pattern.test(url.pathname))?.[1]
  return { kind: kind ?? 'page', url: url.href }
}
