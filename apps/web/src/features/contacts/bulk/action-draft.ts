import {
  type ContactAccessAction,
  type ContactAction,
  contactActionLimits,
  type ContactActionKind,
} from '@lectern/contract/contacts/bulk'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'

/** What is filled in for an action, before it is whole. Choices are ids as a list of choices gives them. */
export interface ActionDraft {
  readonly tag: string
  readonly tagId: string
  /** `none`: nobody. */
  readonly managerId: string
  readonly fieldId: string
  /** Null takes the value away. */
  readonly value: ContactFieldValue
  readonly listId: string
  /** As it is typed. */
  readonly points: string
  readonly reason: string
  readonly productId: string
  /** As it is typed. */
  readonly days: string
  /** `2026-12-31`; empty: without end. */
  readonly endsOn: string
  readonly notifies: boolean
}

export interface DraftFieldsProps {
  draft: ActionDraft
  /** Why the last try failed. */
  error: Error | null
  onChange: (draft: ActionDraft) => void
}

export const emptyDraft: ActionDraft = {
  ...{ tag: '', tagId: '', managerId: '', fieldId: '', value: null, listId: '', points: '', reason: '' },
  ...{ productId: '', days: '', endsOn: '', notifies: false },
}

/** The action that a draft stands for; undefined while something is missing. */
export const actionOf = (kind: ContactActionKind, draft: ActionDraft): ContactAction | undefined => {
  switch (kind) {
    case 'tag':
    case 'untag':
      return onTag(kind, draft)
    case 'manager':
      return withManager(draft)
    case 'field':
      return draft.fieldId === '' ? undefined : { kind, field_id: Number(draft.fieldId), value: draft.value }
    case 'list_add':
    case 'list_remove':
      return withList(kind, draft)
    case 'points':
      return givenPoints(draft)
    case 'give_access':
    case 'extend_access':
    case 'end_access':
      return onAccess(kind, draft)
    case 'block':
    case 'unblock':
    case 'erase':
      return { kind }
  }
}

const onTag = (kind: 'tag' | 'untag', draft: ActionDraft): ContactAction | undefined => {
  if (kind === 'untag') return draft.tagId === '' ? undefined : { kind, tag_id: Number(draft.tagId) }
  const tag = draft.tag.trim()
  return tag === '' ? undefined : { kind, tag }
}

const withList = (kind: 'list_add' | 'list_remove', { listId }: ActionDraft): ContactAction | undefined =>
  listId === '' ? undefined : { kind, list_id: Number(listId) }

const withManager = ({ managerId }: ActionDraft): ContactAction | undefined => {
  if (managerId === '') return undefined
  return { kind: 'manager', manager_id: managerId === 'none' ? null : Number(managerId) }
}

/** A whole number within limits; undefined while it is none. */
const wholeNumber = (typed: string, most: number): number | undefined => {
  const value = Number(typed)
  return typed.trim() !== '' && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
}

const givenPoints = ({ points: typed, reason: words }: ActionDraft): ContactAction | undefined => {
  const points = wholeNumber(typed, contactActionLimits.points)
  const reason = words.trim()
  return points === undefined || reason === '' ? undefined : { kind: 'points', points, reason }
}

const onAccess = (
  kind: ContactAccessAction['kind'],
  { productId, days: typed, endsOn, notifies }: ActionDraft,
): ContactAction | undefined => {
  if (productId === '') return undefined
  const common = { product_id: Number(productId), notifies }
  if (kind === 'end_access') return { kind, ...common }
  if (kind === 'give_access')
    return { kind, ...common, ends_at: endsOn === '' ? null : new Date(`${endsOn}T23:59:59`).toISOString() }
  const days = wholeNumber(typed, contactActionLimits.days)
  return days === undefined ? undefined : { kind, ...common, days }
}

/** Words of actions that take a value away differ from those that set one. */
export type ActionWords = ContactActionKind | 'manager_empty' | 'field_empty'

export const wordsOf = (action: ContactAction): ActionWords => {
  if (action.kind === 'manager' && action.manager_id === null) return 'manager_empty'
  if (action.kind === 'field' && action.value === null) return 'field_empty'
  return action.kind
}
