import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { oneShotReads } from './one-shot-reads.ts'

RuleTester.describe = describe
RuleTester.it = it

const fails = (code: string) => ({ code, errors: 1 })

new RuleTester().run('one-shot-reads', oneShotReads, {
  valid: [
    'await expect(list).toHaveCount(3)',
    'await expect.poll(() => list.count()).toBeLessThan(3)',
    'await expect.poll(async () => (await box.boundingBox())?.x).toBe(3)',
    'await expect(async () => { expect(await list.count()).toBe(3) }).toPass()',
    // A function that is only ever repeated.
    'const left = async () => (await box.boundingBox())?.x ?? 0; await expect.poll(left).toBe(3)',
    'const left = () => box.boundingBox(); await expect.poll(async () => (await left())?.x).toBe(3)',
    // Not of a page.
    'await Promise.all([first, second])',
    'const total = keys.count()',
    'rmSync(folder, { recursive: true, force: true })',
    // In the page itself.
    'await list.evaluateAll((all) => all.map((each) => each.getAttribute("href")))',
    // Waits for the element, and nothing is compared.
    'const link = await page.getByRole("link").getAttribute("href")',
  ],
  invalid: [
    fails('expect(await list.count()).toBe(3)'),
    fails('if (await button.isVisible()) await button.click()'),
    fails('if (!(await field.isEditable().catch(() => false))) leave()'),
    fails('const seen = await list.allTextContents()'),
    fails('for (const each of await list.all()) await each.click()'),
    fails('const y = (await box.boundingBox())?.y'),
    fails('expect(await words.textContent()).toBe("Bread")'),
    fails('if ((await area.getAttribute("open")) === null) await area.click()'),
    fails('await page.waitForTimeout(100)'),
    fails('const found = await page.$("a")'),
    fails('await radio.check({ force: true })'),
    // Repeated in one place, read at once in another.
    fails(
      'const left = () => box.boundingBox(); await expect.poll(left).toBe(3); const before = await left()',
    ),
    fails('export const numberOf = () => list.count()'),
  ],
})
