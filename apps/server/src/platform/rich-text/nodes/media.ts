import { audioNode, fileBlockNode, galleryNode, imageNode } from '@lectern/contract/rich-text/nodes/media'
import { type AttrsOf, renderNode, type TextContext } from '../node-renderer.ts'
import { element, emptyElement, escapeHtml, styleOf } from '../write-html.ts'

/** Answers only who may see the lesson, anew at every request. */
const pictureAddress = (uuid: string): string => `/api/v1/files/${uuid}/download?preview=1`

interface ShownPicture {
  readonly fileId: string
  readonly alt: string
  readonly naturalWidth: number | null
  readonly naturalHeight: number | null
}

const picture = ({ fileId, alt, naturalWidth, naturalHeight }: ShownPicture, style: string | null = null) =>
  emptyElement('img', {
    src: pictureAddress(fileId),
    alt,
    width: naturalWidth,
    height: naturalHeight,
    loading: 'lazy',
    decoding: 'async',
    style,
  })

/** A way to the picture itself; a script shows it large on the page instead. */
const zoomable = (fileId: string, inner: string): string =>
  element('a', { href: pictureAddress(fileId), target: '_blank', 'data-zoom': '' }, inner)

const caption = (words: string, { words: write }: TextContext): string =>
  words === '' ? '' : element('figcaption', {}, write(words))

const hiddenOn = ({ hidemobile, hidetablet, hidedesktop }: AttrsOf<typeof imageNode>): string | null =>
  [hidemobile && 'mobile', hidetablet && 'tablet', hidedesktop && 'desktop']
    .filter((name) => name !== false)
    .join(' ') || null

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** The part of a picture that its author chose, in a box of that part's shape. */
const cropped = (image: ShownPicture, crop: NonNullable<AttrsOf<typeof imageNode>['crop']>): string => {
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth === null || naturalHeight === null || crop.width === 0 || crop.height === 0)
    return picture(image)
  const box = styleOf({
    'inline-size': `${Math.round(naturalWidth * crop.width)}px`,
    'aspect-ratio': `${Math.round(naturalWidth * crop.width)}/${Math.round(naturalHeight * crop.height)}`,
  })
  const whole = styleOf({
    'inline-size': percent(1 / crop.width),
    'block-size': percent(1 / crop.height),
    translate: `-${percent(crop.x)} -${percent(crop.y)}`,
  })
  return element('span', { 'data-crop': '', style: box }, picture(image, whole))
}

const shownImage = (attrs: AttrsOf<typeof imageNode>, fileId: string): string => {
  const { crop, focus } = attrs
  if (crop) return cropped({ ...attrs, fileId }, crop)
  return picture(
    { ...attrs, fileId },
    styleOf({ 'object-position': focus ? `${percent(focus.x)} ${percent(focus.y)}` : null }),
  )
}

export const mediaRenderers = [
  renderNode(imageNode, ({ attrs, context }) => {
    const { fileId, src, width, allowzoom } = attrs
    if (fileId === null) {
      // Pictures of other sites are not loaded: they would tell those sites who reads.
      const link = { href: src ?? '', rel: 'noopener noreferrer nofollow', target: '_blank' }
      return src === null ? '' : element('p', {}, element('a', link, escapeHtml(attrs.alt || src)))
    }
    const shown = shownImage(attrs, fileId)
    return element(
      'figure',
      {
        'data-image': attrs.justify,
        'data-hidden-on': hiddenOn(attrs),
        'data-sized': width !== null,
        'data-focus': attrs.focus !== null && attrs.crop === null,
        style: styleOf({ 'inline-size': typeof width === 'number' ? `${width}px` : width }),
      },
      (allowzoom ? zoomable(fileId, shown) : shown) + caption(attrs.caption, context),
    )
  }),
  renderNode(fileBlockNode, ({ attrs: { files } }) =>
    files.length === 0
      ? ''
      : element(
          'div',
          {
            'data-files': files.map(({ uuid }) => uuid).join(' '),
            // The rows are 70 pixels high, 8 apart.
            style: styleOf({ 'min-block-size': `${files.length * 78 - 8}px` }),
          },
          '',
        ),
  ),
  renderNode(audioNode, ({ attrs }) =>
    attrs.fileId === null
      ? ''
      : element('div', { 'data-sound': attrs.fileId, 'data-title': attrs.title }, ''),
  ),
  renderNode(galleryNode, ({ attrs: { columns, pictures }, context }) =>
    pictures.length === 0
      ? ''
      : element(
          'div',
          { 'data-gallery': columns },
          pictures
            .map((each) =>
              element('figure', {}, zoomable(each.fileId, picture(each)) + caption(each.caption, context)),
            )
            .join(''),
        ),
  ),
] as const
