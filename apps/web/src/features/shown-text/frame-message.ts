import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { codeLimits } from '@lectern/contract/rich-text/nodes/code'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the frame for HTML of authors has said. Scripts of authors speak there too: nothing else is heard, no number is believed. */
type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'link'; readonly address: string }

const longestAddress = 2_048

const readLink = (href: unknown): FrameMessage | null =>
  typeof href === 'string' && href.length <= longestAddress && isAllowedLink(href)
    ? { kind: 'link', address: href }
    : null

/** Reads a message of the frame; null for everything that is none. */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  if (!isRecord(data)) return null
  if (data['type'] === 'author-frame-ready') return { kind: 'ready' }
  if (data['type'] === 'author-frame-link') return readLink(data['href'])
  const { height } = data
  if (data['type'] !== 'author-frame-height' || typeof height !== 'number' || !Number.isFinite(height))
    return null
  return { kind: 'height', height: Math.min(Math.max(1, Math.ceil(height)), codeLimits.ownHeight) }
}
