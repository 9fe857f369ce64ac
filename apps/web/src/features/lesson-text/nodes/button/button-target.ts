import { groupOfLink, unitOfLink } from '@lectern/contract/rich-text/addresses'
import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { buttonLinks } from '@lectern/contract/rich-text/nodes/button'
import type { ButtonAttributes } from './button-look.ts'

export const targetKinds = ['link', 'group', 'unit'] as const
export type TargetKind = (typeof targetKinds)[number]

/** Which kind of place a button leads to. */
export const kindOfTarget = ({ linkType }: Pick<ButtonAttributes, 'linkType'>): TargetKind =>
  targetKinds.find((kind) => buttonLinks[kind] === linkType) ?? 'link'

type Problem = 'label_missing' | 'invalid_url' | 'place_missing'

/** What keeps a button from being saved (document 001 §5); null when nothing does. */
export const problemOfButton = ({ label, linkType, href }: ButtonAttributes): Problem | null => {
  const kind = kindOfTarget({ linkType })
  if (kind === 'link' && !isAllowedLink(href)) return 'invalid_url'
  if (kind === 'group' && groupOfLink(href) === null) return 'place_missing'
  if (kind === 'unit' && unitOfLink(href) === null) return 'place_missing'
  return label.trim() === '' ? 'label_missing' : null
}

/** A button that leads to a place of another kind: nowhere yet, in the tab that document 001 §9 names. */
export const withKind = (attrs: ButtonAttributes, kind: TargetKind): ButtonAttributes => ({
  ...attrs,
  linkType: buttonLinks[kind],
  href: '',
  target: kind === 'unit' ? '_self' : '_blank',
})
