import { isAllowedAddress, isInnerAddress, unitOfLink } from '@lectern/contract/rich-text/addresses'
import { placeId } from '@lectern/contract/rich-text/heading-names'
import type { HtmlAttributes } from './write-html.ts'

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
