import type { AuthoredFrontPage, FrontPageContent } from '@lectern/contract/courses/front-page/front-page'

type Draft = Pick<AuthoredFrontPage, 'content' | 'revision'>

const name = 'lectern-front-page'

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'content' in value && 'revision' in value

/** What was written on this device and never saved, if the page has not changed since; otherwise null. */
export const readKeptDraft = (revision: number): FrontPageContent | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isDraft(kept) && kept.revision === revision ? kept.content : null
  } catch {
    // A browser that keeps nothing has no draft.
    return null
  }
}

/** Keeps what is written until it is saved; null forgets it. */
export const keepDraft = (draft: Draft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: leaving the page asks first.
  }
}
