import { isAllowedAddress, isInnerAddress, unitOfLink } from '@lectern/contract/rich-text/addresses'
import type { HtmlAttributes } from './write-html.ts'

/** The id of a place in an author's text: apart from the ids of the page itself, whatever its author calls it. */
export const placeId = (name: string): string => `text-${name}`

const innerAddress = (href: string): string =>
  href.startsWith('#') && unitOfLink(href) === null ? `#${placeId(href.slice(1))}` : href

/** The attributes of a link; null where it may not lead there. */
export const linkAttributes = (href: unknown, target: '_blank' | '_self'): HtmlAttributes | null => {
  if (typeof href !== 'string' || !isAllowedAddress(href)) return null
  if (isInnerAddress(href)) return { href: innerAddress(href) }
  return {
    href,
    rel: 'noopener noreferrer nofollow',
    target: target === '_self' ? null : target,
  }
}
