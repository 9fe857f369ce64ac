import type { Locator } from '@playwright/test'
import { settle } from '../screens/rest.ts'

// Each of these reads once, after the page has come to rest: for a choice between two ways, or for what is compared with a
// later state. What is expected is asserted by `expect(locator)`, which waits.

/** Whether something is in sight on the page at rest. */
export const isThere = async (target: Locator): Promise<boolean> => {
  await settle(target.page())
  return target.isVisible()
}

/** Whether a box or a switch is on, on the page at rest. */
export const isCheckedAtRest = async (target: Locator): Promise<boolean> => {
  await settle(target.page())
  return target.isChecked()
}

/** Whether a field can be written into, on the page at rest; no if there is none. */
export const isEditableAtRest = async (target: Locator): Promise<boolean> => {
  await settle(target.page())
  return (await target.isVisible()) && target.isEditable()
}

/** How many there are on the page at rest. */
export const countAtRest = async (targets: Locator): Promise<number> => {
  await settle(targets.page())
  return targets.count()
}

/** Every one that stands on the page at rest; at least one. */
export const allAtRest = async (targets: Locator): Promise<Locator[]> => {
  await targets.first().waitFor({ state: 'attached' })
  await settle(targets.page())
  return targets.all()
}

/** What each of them says on the page at rest. */
export const textsAtRest = async (targets: Locator): Promise<string[]> => {
  await settle(targets.page())
  return targets.allTextContents()
}
