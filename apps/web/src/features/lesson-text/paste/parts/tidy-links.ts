import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import { createHeadingNames } from '@lectern/contract/rich-text/heading-names'
import { each, unwrapElement, wordsOf } from '../elements.ts'

/** Google Docs and its mail lead through a page of their own. */
const plainAddress = (href: string): string => {
  const url = URL.parse(href)
  const isDetour = url !== null && /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
  return (isDetour ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null) ?? href
}

/** Places of headings, by the names that a program gave them: what leads there leads to our name of the heading. */
const headingPlaces = (root: Element): Map<string, string> => {
  const nameOf = createHeadingNames()
  const places = new Map<string, string>()
  for (const heading of each(root, 'h1, h2, h3, h4, h5, h6')) {
    const own = nameOf(wordsOf(heading))
    for (const place of [heading, ...each(heading, '[id], a[name]')])
      for (const name of [place.id, place.getAttribute('name') ?? '']) if (name !== '') places.set(name, own)
  }
  return places
}

/** Links lead where they led; one that leads nowhere from here becomes words. */
export const tidyLinks = (root: Element): void => {
  const places = headingPlaces(root)
  for (const link of each(root, 'a')) {
    const href = plainAddress(link.getAttribute('href')?.trim() ?? '')
    const inner = href.startsWith('#') ? places.get(href.slice(1)) : undefined
    const address = href.startsWith('#') ? `#${inner ?? ''}` : href
    if (address !== '#' && isAllowedAddress(address) && wordsOf(link) !== '')
      link.setAttribute('href', address)
    else unwrapElement(link)
  }
}
