import { expect, type Locator } from '@playwright/test'

/** Whether the page's scripts answer for an element: asked in the page, once. */
const isTakenOver = (drawn: Locator): Promise<boolean> =>
  drawn.evaluate((target) => {
    const isReacts = (node: Node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))
    if (isReacts(target) || document.querySelector('script[type=module]') === null) return true
    let branch = target
    while (branch.parentElement && !isReacts(branch.parentElement)) branch = branch.parentElement
    const { parentElement: parent } = branch
    if (parent === null) return false
    // A part that scripts have yet to take over lies between the marks `$` and `/$`; what a library draws, as an editor's lines, lies between none.
    let open = 0
    for (const node of parent.childNodes) {
      if (node === branch) return open === 0
      if (node.nodeType !== Node.COMMENT_NODE) continue
      if (node.nodeValue === '/$') open -= 1
      else if (node.nodeValue?.startsWith('$') === true) open += 1
    }
    return true
  })

/**
 * Waits until the page's scripts answer for what the server drew: before that, a press is lost, or the browser follows a link by
 * itself. A page that sends its visitor on meanwhile is asked anew.
 */
export const takenOver = (drawn: Locator): Promise<void> =>
  expect(async () => {
    expect(await isTakenOver(drawn), `scripts answer for ${String(drawn)}`).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [20, 50, 100, 250] })
