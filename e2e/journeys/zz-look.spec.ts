import { test, expect } from '@playwright/test'
import { chromium as launch } from '/work/offline/e2e/support/browser.ts'
test.use({
  launchOptions: launch,
  serviceWorkers: 'allow',
  baseURL: 'http://127.0.0.1:3104',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})
test('look', async ({ page, context }) => {
  test.setTimeout(120000)
  page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
  page.on('pageerror', (m) => console.log('pageerror', m.message.slice(0, 300)))
  await context.request.post('/api/v1/auth/login', {
    data: { email: 'student@lectern.test', password: 'lectern-demo' },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  await page.goto('/courses/how-to-learn-a-short-course')
  console.log(
    await (
      await context.request.get('/api/v1/public/courses/how-to-learn-a-short-course/offline')
    )
      .text()
      .then((t) => t.slice(0, 1500)),
  )
  await page.waitForTimeout(3000)
  await page.screenshot({ path: '/tmp/off-shots/1-course.png' })
  const keep = page.getByRole('button', { name: 'Keep for offline' })
  await keep.click()
  await page.getByRole('button', { name: 'Download' }).waitFor()
  await page.screenshot({ path: '/tmp/off-shots/2-ask.png' })
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForTimeout(400)
  await page.screenshot({ path: '/tmp/off-shots/3-keeping.png' })
  await page
    .getByRole('region', { name: 'Kept for offline' })
    .getByText('last checked')
    .waitFor({ timeout: 60000 })
  await page.screenshot({ path: '/tmp/off-shots/4-kept.png' })
  console.log(
    JSON.stringify(
      await page.evaluate(async () => {
        const out: any = {}
        for (const n of await caches.keys())
          out[n] =
            (await (await caches.open(n)).keys()).map((r) => new URL(r.url).pathname).slice(0, 40).length +
            ' ' +
            (await (await caches.open(n)).keys())
              .map((r) => new URL(r.url).pathname)
              .slice(0, 20)
              .join(' ')
        return out
      }),
      null,
      1,
    ).slice(0, 4000),
  )
  await context.setOffline(true)
  for (const path of [
    '/courses/how-to-learn-a-short-course',
    '/courses/how-to-learn-a-short-course/one-thing-at-a-time',
    '/account/offline',
    '/account/history',
  ]) {
    await page.goto(path).catch((e) => console.log('goto', e.message))
    await page.waitForTimeout(1500)
    console.log(path, await page.title(), await page.getByRole('heading', { level: 1 }).first().textContent())
    await page.screenshot({ path: `/tmp/off-shots/5${path.replaceAll('/', '-')}.png` })
  }
})
