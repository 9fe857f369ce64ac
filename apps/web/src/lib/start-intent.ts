import { startIntentCookie } from '@lectern/contract/identity/start-intent'

const name = 'lectern-start'
/** A wish that is older is taken for forgotten, in milliseconds. */
const longest = 60 * 60 * 1000

const store = (): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    // A browser that keeps nothing: whoever signed in presses again.
    return undefined
  }
}

/**
 * Notes in this tab that a visitor pressed "Start learning" and signs in first. It stands in the tab and not in the address:
 * a link of somebody else must enrol nobody. A letter that is asked for meanwhile takes it along.
 */
export const storeStartIntent = (course: number): void => {
  try {
    store()?.setItem(name, `${course} ${Date.now()}`)
  } catch {
    // No room: as without a store.
  }
}

/** The course that this tab's person wished to start. */
export const readStartIntent = (): number | undefined => {
  const [course, at] = (store()?.getItem(name) ?? '').split(' ').map(Number)
  return course && Date.now() - (at ?? 0) < longest ? course : undefined
}

/** The course of the letter by whose link this browser came. */
const courseOfLetter = (): number | undefined =>
  Number(new RegExp(`(?:^|; )${startIntentCookie}=(\\d+)`).exec(document.cookie)?.[1]) || undefined

/** Whether the person wished to start this course, in this tab or by the link of a letter; asked once, and then forgotten. */
export const consumeStartIntent = (course: number): boolean => {
  const isOfTab = readStartIntent() === course
  const isOfLetter = courseOfLetter() === course
  if (isOfTab) store()?.removeItem(name)
  if (isOfLetter) document.cookie = `${startIntentCookie}=; Path=/; Max-Age=0; SameSite=Lax`
  return isOfTab || isOfLetter
}
