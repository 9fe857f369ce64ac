export { defineKeptKind } from './define-kept-kind.ts'
export { isSame } from './is-same.ts'
export {
  openKeptDocument,
  type Conflict,
  type KeptDocument,
  type KeptState,
  type Refused,
} from './kept-document.ts'
export { idOfEntity, type Joined, type KeptOutboxKind, type Revised } from './kept-kind.ts'
export { decideClashes, mergeLists, mergeValue, type ClashChoice } from './merge-lists.ts'
export { useKept, useKeptState } from './use-kept.ts'
