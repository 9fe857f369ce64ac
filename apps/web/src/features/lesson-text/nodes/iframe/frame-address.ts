import { isFrameAddress } from '@lectern/contract/rich-text/addresses'
import { filmOfLink } from '../../../files/players/index.ts'

const withQuery = (address: string, query: Readonly<Record<string, string | number | null>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== 0) url.searchParams.set(name, String(value))
  return url.href
}

/** The address under which a film of a page can be framed; null for pages of which nothing is known. */
export const filmFrame = (written: string): string | null => {
  const film = filmOfLink(written)
  // Both hosts count no readers under these addresses.
  if (film.kind === 'youtube')
    return withQuery(`https://www.youtube-nocookie.com/embed/${film.key}`, { start: film.start })
  if (film.kind === 'vimeo')
    return withQuery(`https://player.vimeo.com/video/${film.key}`, { dnt: 1, h: film.secret })
  return null
}

/** What an author typed as an address to frame: films by their frames, all else as it stands; null when it cannot be framed. */
export const toFrameAddress = (typed: string): string | null => {
  const written = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`
  const found = filmFrame(address) ?? address
  return isFrameAddress(found) ? found : null
}
