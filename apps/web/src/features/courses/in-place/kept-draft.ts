import type { WrittenPage } from './written-page.ts'

const isDraft = <Content>(value: unknown): value is WrittenPage<Content> =>
  typeof value === 'object' && value !== null && 'content' in value && 'revision' in value

/** What was written on this device and never saved, if the page has not changed since; otherwise null. */
export const readKeptDraft = <Content>(name: string, { revision }: WrittenPage<Content>): Content | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isDraft<Content>(kept) && kept.revision === revision ? kept.content : null
  } catch {
    // A browser that keeps nothing has no draft.
    return null
  }
}

/** Keeps what is written until it is saved; null forgets it. */
export const keepDraft = <Content>(name: string, draft: WrittenPage<Content> | null): void => {
  try {
    if (draft === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: leaving the page asks first.
  }
}
