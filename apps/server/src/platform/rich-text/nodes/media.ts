import { audioNode, fileBlockNode, galleryNode, imageNode } from '@lectern/contract/rich-text/nodes/media'
import { type AttrsOf, renderNode } from '../node-renderer.ts'
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

const caption = (words: string): string => (words === '' ? '' : element('figcaption', {}, escapeHtml(words)))

const hiddenOn = ({ hidemobile, hidetablet, hidedesktop }: AttrsOf<typeof imageNode>): string | null =>
  [hidemobile && 'mobile', hidetablet && 'tablet', hidedesktop && 'desktop']
    .filter((name) => name !== false)
    .join(' ') || null

export const mediaRenderers = [
  renderNode(imageNode, ({ attrs }) => {
    const { fileId, src, width, focus } = attrs
    if (fileId === null) {
      // Pictures of other sites are not loaded: they would tell those sites who reads.
      const link = { href: src ?? '', rel: 'noopener noreferrer nofollow', target: '_blank' }
      return src === null ? '' : element('p', {}, element('a', link, escapeHtml(attrs.alt || src)))
    }
    const shown = picture(
      { ...attrs, fileId },
      styleOf({ 'object-position': focus ? `${focus.x * 100}% ${focus.y * 100}%` : null }),
    )
    return element(
      'figure',
      {
        'data-image': attrs.justify,
        'data-hidden-on': hiddenOn(attrs),
        'data-zoom': attrs.allowzoom,
        style: styleOf({ width: typeof width === 'number' ? `${width}px` : width }),
      },
      shown + caption(attrs.caption),
    )
  }),
  renderNode(fileBlockNode, ({ attrs }) =>
    attrs.files.length === 0
      ? ''
      : element('div', { 'data-files': attrs.files.map(({ uuid }) => uuid).join(' ') }, ''),
  ),
  renderNode(audioNode, ({ attrs }) =>
    attrs.fileId === null ? '' : element('div', { 'data-audio': attrs.fileId }, escapeHtml(attrs.title)),
  ),
  renderNode(galleryNode, ({ attrs }) =>
    element(
      'div',
      { 'data-gallery': attrs.columns },
      attrs.pictures.map((each) => element('figure', {}, picture(each) + caption(each.caption))).join(''),
    ),
  ),
] as const
