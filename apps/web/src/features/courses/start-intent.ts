import type { PublicCourse } from '@lectern/contract/courses/course'
import { joinCourse } from './api.ts'

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
 * a link of somebody else must enrol nobody.
 */
export const storeStartIntent = (course: number): void => {
  try {
    store()?.setItem(name, `${course} ${Date.now()}`)
  } catch {
    // No room: as without a store.
  }
}

/** Whether this tab's person wished to start this course; asked once, and then forgotten. */
export const consumeStartIntent = (course: number): boolean => {
  const [wished, at] = (store()?.getItem(name) ?? '').split(' ').map(Number)
  if (wished !== course) return false
  store()?.removeItem(name)
  return Date.now() - (at ?? 0) < longest
}

/** Takes part in a course that is open to everybody; gives the address of the lesson to begin with, if one is open. */
export const startCourse = async (course: number): Promise<PublicCourse['continue_link']> =>
  (await joinCourse({ params: { course } })).data.continue_link
