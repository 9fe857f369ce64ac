import { isAllowedLink } from '../kernel/rich-text.ts'

const longestAddress = 2048
const unitLink = /^#unit-([1-9]\d{0,15})$/
const anchorLink = /^#[a-z0-9]+(-[a-z0-9]+)*$/

/** Names of places in a text. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const groupLink = /^\/group-access\/([1-9]\d{0,15})$/

/** The address of a unit on the page of its lesson (document 001 §2). */
export const linkToUnit = (unitId: number): string => `#unit-${unitId}`

/** The unit to which an address leads; null for every other address. */
export const unitOfLink = (href: string): number | null => {
  const [, id] = unitLink.exec(href) ?? []
  return id === undefined ? null : Number(id)
}

/** The address of a closed group (document 001 §2). */
export const linkToGroup = (groupId: number): string => `/group-access/${groupId}`

/** The closed group to which an address leads; null for every other address. */
export const groupOfLink = (href: string): number | null => {
  const [, id] = groupLink.exec(href) ?? []
  return id === undefined ? null : Number(id)
}

/** Whether an address stays on the reader's page or in the school: a unit, a place in the text, a closed group. */
export const isInnerAddress = (href: string): boolean => anchorLink.test(href) || groupLink.test(href)

/** Whether a lesson's text may lead to `href`: the protocols of document 001 §5, or an inner address. */
export const isAllowedAddress = (href: string): boolean =>
  href.length <= longestAddress && (isInnerAddress(href) || isAllowedLink(href))

/** Whether something may be shown from `src` in a frame of its own: only over an encrypted connection. */
export const isFrameAddress = (src: string): boolean =>
  src.length <= longestAddress && isAllowedLink(src) && new URL(src).protocol === 'https:'
