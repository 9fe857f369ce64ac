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

/**
 * Plain words as safe HTML: everything that is markup is shown as it was written, lines are kept, and addresses of the web become
 * links.
 */
export const cleanComment = (text: string): string => {
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
  return parts.join('').replace(/\r\n|\r|\n/g, '<br>')
}
