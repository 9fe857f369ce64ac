/** Signs that take no room on a page: a text of nothing else is empty. */
const invisible = /[\s\p{Cc}\p{Cf}\u2800\u3164\uFFA0\u115F\u1160]/gu

/** Whether somebody would see anything of a text. */
export const hasWords = (text: string): boolean => text.replace(invisible, '') !== ''

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** An address in running text, without the sign that ends its sentence. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gu

/** A person in a text; the id is whose name stands there. */
const mention = /@\[(\d{1,15})\]/gu

/** How a text names a person. */
export const mentionOf = (id: number): string => `@[${id}]`

/** Whom a text names of those that it may name, each once. */
export const mentionedIn = (text: string, allowed: readonly number[]): number[] => {
  const named = new Set([...text.matchAll(mention)].map(([, id]) => Number(id)))
  return allowed.filter((id, at) => named.has(id) && allowed.indexOf(id) === at)
}

/** What people are called who are named in texts. */
export type MentionNames = ReadonlyMap<number, string>

/** A text with the names of the people in it; an id that is nobody's name here stays as it was written. */
export const plainComment = (text: string, names: MentionNames = new Map()): string =>
  text.replace(mention, (written, id: string) => {
    const name = names.get(Number(id))
    return name === undefined ? written : `@${name}`
  })

/**
 * Plain words as safe HTML: everything that is markup is shown as it was written, lines are kept, addresses of the web become
 * links, and people are called by their names.
 */
export const cleanComment = (text: string, names: MentionNames = new Map()): string => {
  const parts: string[] = []
  let at = 0
  for (const { 0: written, 1: id, index } of text.matchAll(mention)) {
    const name = names.get(Number(id))
    if (name === undefined) continue
    parts.push(withLinks(text.slice(at, index)), `<span data-mention="${id}">@${escaped(name)}</span>`)
    at = index + written.length
  }
  parts.push(withLinks(text.slice(at)))
  return parts.join('').replace(/\r\n|\r|\n/g, '<br>')
}

const withLinks = (text: string): string => {
  const parts: string[] = []
  let at = 0
  for (const match of text.matchAll(address)) {
    const href = escaped(match[0])
    parts.push(
      escaped(text.slice(at, match.index)),
      `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow ugc">${href}</a>`,
    )
    at = match.index + match[0].length
  }
  parts.push(escaped(text.slice(at)))
  return parts.join('')
}
