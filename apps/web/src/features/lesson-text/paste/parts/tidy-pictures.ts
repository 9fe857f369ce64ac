import { isFrameAddress } from '@lectern/contract/rich-text/addresses'
import { mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { each, styleOf, wordsOf } from '../elements.ts'
import { ownMarkup } from '../own-markup.ts'

/** Where pictures of a paste come from, besides what its markup says. */
export interface PastedPictures {
  /** `data:` addresses of the pictures that the markup names as files of the author's disk, in their order. */
  readonly onDisk: readonly string[]
  /** Whether widths were chosen by the author, not by a page. */
  readonly keepsWidth: boolean
}

/** The attribute of a pasted picture that names what the storage has still to take in. */
export const sourceAttribute = 'data-pasted-from'

const isOfTheWeb = (address: string): boolean => /^https?:\/\//i.test(address)
const isOnDisk = (address: string): boolean => /^(?:file|cid|blob|webkit-fake-url):/i.test(address)

const addressOf = (picture: Element): string => {
  const src = picture.getAttribute('src')?.trim() ?? ''
  const later = picture.getAttribute('data-src')?.trim() ?? ''
  // A page that loads pictures late has a drop of colour in their place.
  return isOfTheWeb(later) && !isOfTheWeb(src) ? later : src
}

const pixelsOf = (picture: Element, side: 'width' | 'height'): number | null => {
  const [, pixels] =
    /^([\d.]+)(?:px)?$/.exec(styleOf(picture, side) || (picture.getAttribute(side) ?? '')) ?? []
  return pixels === undefined ? null : Math.round(Number(pixels))
}

/** Pictures that only count readers are one pixel large. */
const isCounter = (picture: Element): boolean =>
  ['width', 'height'].some((side) => {
    const pixels = pixelsOf(picture, side === 'width' ? 'width' : 'height')
    return pixels !== null && pixels <= 2
  })

const isSmiley = (picture: Element): boolean =>
  /emoji|smiley/i.test(picture.className) && /^\P{Letter}{1,8}$/u.test(picture.getAttribute('alt') ?? '')

/** Word describes pictures by itself, and says so. */
const altOf = (picture: Element): string =>
  (picture.getAttribute('alt') ?? '')
    .replace(/\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?)$/is, '')
    .replace(/^(?:https?:\/\/|file:).*/i, '')
    .trim()
    .slice(0, mediaLimits.alt)

const captionOf = (picture: Element): string => {
  const figure = picture.closest('figure')
  if (!figure || each(figure, 'img').length > 1) return ''
  const caption = figure.querySelector('figcaption')
  return caption ? wordsOf(caption).slice(0, mediaLimits.caption) : ''
}

const widthOf = (picture: Element): number | null => {
  const width = pixelsOf(picture, 'width')
  return width !== null && width >= mediaLimits.leastWidth && width <= mediaLimits.pixels ? width : null
}

/**
 * Pictures become the text's own. Each says where it is to be taken from: an address of the web, or the picture itself. One that no
 * program has put on the clipboard leaves an empty place with its words.
 */
export const tidyPictures = (root: Element, { onDisk, keepsWidth }: PastedPictures): void => {
  const all = each(root, 'img')
  const named = all.filter((picture) => isOnDisk(addressOf(picture)))
  // Of another number they cannot be told apart.
  const found = new Map<Element, string>(
    named.length === onDisk.length ? named.map((picture, at) => [picture, onDisk[at] ?? '']) : [],
  )
  for (const picture of all) {
    if (isCounter(picture)) picture.remove()
    else if (isSmiley(picture)) picture.replaceWith(picture.getAttribute('alt') ?? '')
    else {
      const from = found.get(picture) ?? addressOf(picture)
      const made = ownMarkup(root.ownerDocument, 'image', {
        src: isFrameAddress(from) ? from : null,
        alt: altOf(picture),
        caption: captionOf(picture),
        width: keepsWidth ? widthOf(picture) : null,
      })
      if (isOfTheWeb(from) || from.startsWith('data:image/')) made.setAttribute(sourceAttribute, from)
      const figure = picture.closest('figure')
      if (figure && captionOf(picture) !== '') figure.querySelector('figcaption')?.remove()
      picture.replaceWith(made)
    }
  }
}
