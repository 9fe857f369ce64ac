import {
  type ContactImport,
  type ImportColumn,
  importLimits,
} from '@lectern/contract/contacts/imports/contact-imports'
import { type ImportTarget, targetName } from '@lectern/contract/contacts/imports/import-targets'

/** What speaks for or against the target of a column. */
export type ColumnSign =
  | { readonly kind: 'share'; readonly of: 'emails' | 'phones' | 'dates'; readonly part: number }
  | { readonly kind: 'tags'; readonly count: number }
  | { readonly kind: 'manyTags' | 'emptyColumn' | 'sure' | 'asLastTime' | 'lookAgain' }

const counted = { email: 'emails', phone: 'phones', birthday: 'dates' } as const

const countedOf = (to: ImportTarget['to']) =>
  to === 'email' || to === 'phone' || to === 'birthday' ? counted[to] : undefined

/** How sure a target is; undefined where nothing can be said, as of columns that are left out. */
export const signOf = (
  column: ImportColumn,
  target: ImportTarget,
  { proposed, is_remembered: isRemembered }: Pick<ContactImport, 'proposed' | 'is_remembered'>,
  at: number,
): ColumnSign | undefined => {
  if (target.to === 'none') return undefined
  if (column.filled === 0) return { kind: 'emptyColumn' }
  const of = countedOf(target.to)
  if (of !== undefined) return { kind: 'share', of, part: column[of] / column.filled }
  if (target.to === 'tag')
    return column.distinct >= importLimits.distinct
      ? { kind: 'manyTags' }
      : { kind: 'tags', count: column.distinct }
  const proposal = proposed[at]
  if (proposal === undefined || targetName(proposal.target) !== targetName(target)) return undefined
  if (!proposal.is_sure) return { kind: 'lookAgain' }
  return { kind: isRemembered ? 'asLastTime' : 'sure' }
}

/** From this share on the cells are what they should be. */
const clear = 0.9

export const toneOf = (sign: ColumnSign): 'good' | 'left' | 'told' => {
  if (sign.kind === 'share') return sign.part >= clear ? 'good' : 'left'
  if (sign.kind === 'tags') return 'told'
  return sign.kind === 'sure' || sign.kind === 'asLastTime' ? 'good' : 'left'
}
