import { withoutLine } from '../support/screens/without-line.ts'
import { expectAccessible, expectReadable, people, signInQuickly } from '../support/journey.ts'
import { screens, test, views } from '../support/screens/all-screens.ts'

// Screens as they open are checked by the walk; these are opened further.
for (const screen of screens.filter(({ prepare }) => prepare)) {
  test(`${screen.name} has no violation of WCAG 2.2 A and AA, wide and narrow, light and dark`, async ({
    browser,
    server,
    found,
  }) => {
    const context = await browser.newContext({ baseURL: server.origin })
    await withoutLine(context)
    const page = await context.newPage()
    if (screen.as) await signInQuickly(page, people[screen.as])
    let width = 0
    for (const view of views) {
      await page.emulateMedia({ colorScheme: view.theme, reducedMotion: 'reduce' })
      const isAnotherPage = view.width !== width
      if (isAnotherPage) {
        width = view.width
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.setViewportSize({ width, height: view.height })
        await page.goto(screen.path(found), { waitUntil: 'networkidle' })
        await screen.prepare?.(page)
      }
      // Between themes of one page nothing but colours changes, and at once.
      await (isAnotherPage ? expectAccessible(page) : expectReadable(page))
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
}
