import { codeLimits } from '@lectern/contract/rich-text/nodes/code'
import { toFrameAddress } from '../../nodes/iframe/frame-address.ts'
import { each } from '../elements.ts'
import { ownMarkup } from '../own-markup.ts'

const absolute = /^(?:https?:)?\/\//i

/** Other sites' pages stay in their frames; films and recordings of a page become links. */
export const tidyMedia = (root: Element): void => {
  for (const frame of each(root, 'iframe')) {
    const written = frame.getAttribute('src') ?? ''
    const src = absolute.test(written) ? toFrameAddress(written.replace(/^\/\//, 'https://')) : null
    const title = (frame.getAttribute('title') ?? '').slice(0, codeLimits.title)
    if (src === null) frame.remove()
    else frame.replaceWith(ownMarkup(root.ownerDocument, 'iframe', { src, title }))
  }
  for (const player of each(root, 'video, audio')) {
    const src = player.getAttribute('src') ?? player.querySelector('source')?.getAttribute('src') ?? ''
    const link = root.ownerDocument.createElement('a')
    link.href = src
    link.textContent = src
    player.replaceWith(...(absolute.test(src) ? [link] : []))
  }
}
