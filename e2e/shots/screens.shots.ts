import { withoutLine } from '../support/screens/without-line.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { people, signInQuickly } from '../support/journey.ts'
import { screens, test, views } from '../support/screens/all-screens.ts'

const folder = join(import.meta.dirname, '..', 'screenshots')

for (const view of views) {
  test(`every screen at ${view.name}`, async ({ browser, server, found }) => {
    test.setTimeout(240_000)
    mkdirSync(folder, { recursive: true })
    for (const screen of screens) {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width: view.width, height: view.height },
        colorScheme: view.theme,
      })
      await withoutLine(context)
      const page = await context.newPage()
      if (screen.as) await signInQuickly(page, people[screen.as])
      await page.goto(screen.path(found), { waitUntil: 'networkidle' })
      await screen.prepare?.(page)
      await page.screenshot({ path: join(folder, `${screen.name}-${view.name}.png`), fullPage: true })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  })
}
