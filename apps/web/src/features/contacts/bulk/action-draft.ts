import type { ContactAction, ContactActionKind } from '@lectern/contract/contacts/bulk'
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
}

export interface DraftFieldsProps {
  draft: ActionDraft
  /** Why the last try failed. */
  error: Error | null
  onChange: (draft: ActionDraft) => void
}

export const emptyDraft: ActionDraft = { tag: '', tagId: '', managerId: '', fieldId: '', value: null }

/** The action that a draft stands for; undefined while something is missing. */
export const actionOf = (kind: ContactActionKind, draft: ActionDraft): ContactAction | undefined => {
  switch (kind) {
    case 'tag': {
      const tag = draft.tag.trim()
      return tag === '' ? undefined : { kind, tag }
    }
    case 'untag':
      return draft.tagId === '' ? undefined : { kind, tag_id: Number(draft.tagId) }
    case 'manager': {
      const { managerId } = draft
      return managerId === ''
        ? undefined
        : { kind, manager_id: managerId === 'none' ? null : Number(managerId) }
    }
    case 'field':
      return draft.fieldId === '' ? undefined : { kind, field_id: Number(draft.fieldId), value: draft.value }
    case 'block':
    case 'unblock':
    case 'erase':
      return { kind }
  }
}

/** Words of actions that take a value away differ from those that set one. */
export type ActionWords = ContactActionKind | 'manager_empty' | 'field_empty'

export const wordsOf = (action: ContactAction): ActionWords => {
  if (action.kind === 'manager' && action.manager_id === null) return 'manager_empty'
  if (action.kind === 'field' && action.value === null) return 'field_empty'
  return action.kind
}
