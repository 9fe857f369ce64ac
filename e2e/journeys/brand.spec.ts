import { brandStyle } from '../../apps/web/src/lib/brand-style.ts'
import { callApi, leave, test } from '../support/account-journey.ts'
import { expect, expectAccessible, people, signInQuickly } from '../support/journey.ts'
import { plainLook } from '../support/looks.ts'
import type { Visit } from '../support/visit.ts'
import { allAtRest } from '../support/hands/reads.ts'

const brand = async (visit: Visit, primary_color: string | null, is_branding_enabled: boolean) => {
  await signInQuickly(visit.page, people.expert)
  await callApi(visit, 'PUT', '/cabinet', { branding: { primary_color, is_branding_enabled } })
  await leave(visit)
}

test('pages of learners are in the school’s own colour from the first byte, and readable', async ({
  open,
}) => {
  const visit = await open(plainLook)
  const { page } = visit
  await brand(visit, '#0a7f5c', false)
  expect(await (await page.request.get('/')).text()).toMatch(/<html[^>]+style="--brand:\s*#0a7f5c;/)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of ['/', '/courses', '/login']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-brand', '')
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page).toHaveTitle('Sign in · Demo school')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml,.*%230a7f5c/)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCSS(
    'background-color',
    'rgb(10, 127, 92)',
  )
  await page.goto('/')
  await expect(page).toHaveTitle('Demo school')
  await expect(page.getByText('Made with Lectern')).toHaveCount(0)
  await page.getByRole('link', { name: 'How to learn: a short course' }).first().click()
  await expect(page).toHaveTitle('How to learn: a short course · Demo school')
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-brand')
  await expect(page).toHaveTitle('Courses · Demo school · Lectern')

  await brand(visit, null, true)
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-brand')
  await expect(page.getByText('Made with Lectern')).toBeVisible()
})

test.describe('a colour as it was chosen', () => {
  for (const [color, fill, ink] of [
    ['#ffe600', 'rgb(255, 230, 0)', 'rgb(0, 0, 0)'],
    ['#ffffff', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    ['#000000', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ] as const)
    test(`${color} is seen before it is saved and stands on the pages of learners`, async ({ open }) => {
      const visit = await open(plainLook)
      const { page } = visit
      await signInQuickly(page, people.expert)
      await page.goto('/expert/settings/school?tab=look')
      await page.getByRole('textbox', { name: 'School colour' }).fill(color)
      const samples = page.getByRole('region', { name: 'What learners will see' }).getByText('Start lesson')
      await expect(samples).toHaveCount(2)
      for (const sample of await allAtRest(samples)) {
        await expect(sample).toHaveCSS('background-color', fill)
        await expect(sample).toHaveCSS('color', ink)
      }
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0)
      await leave(visit)
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto('/login')
        const button = page.getByRole('button', { name: 'Continue', exact: true })
        await expect(button).toHaveCSS('background-color', fill)
        await expect(button).toHaveCSS('color', ink)
        await expectAccessible(page)
      }
    })
})

/** Pairs of tokens, and the contrast that they need (DESIGN: text 4.5, controls 3). */
const pairs = [
  ...['', '-hover', '-pressed'].map((state) => ['--text-on-primary', `--primary${state}`, 4.5] as const),
  ...['--ground', '--ground-raised', '--ground-sunken', '--ground-hover', '--primary-wash'].map(
    (ground) => ['--primary-text', ground, 4.5] as const,
  ),
  ...['--text', '--text-muted'].map((text) => [text, '--primary-wash', 4.5] as const),
  ...['--focus', '--primary-line'].flatMap((control) =>
    ['--ground', '--ground-raised', '--ground-sunken', '--ground-hover', '--ground-pressed'].map(
      (ground) => [control, ground, 3] as const,
    ),
  ),
]

const extremes = ['#000000', '#ffffff', '#ffe600', '#0000ff', '#ff0000', '#008200', '#ff00ff', '#767676']

/** The same 400 colours at every run. */
const manyColors = (): string[] => {
  let seed = 7
  return Array.from({ length: 400 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return `#${Math.floor((seed / 2_147_483_648) * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`whatever the colour, text and controls can be told apart in the ${theme} theme`, async ({ open }) => {
    const visit = await open(plainLook)
    await brand(visit, '#0a7f5c', true)
    await visit.page.emulateMedia({ colorScheme: theme })
    await visit.page.goto('/login')
    const styles = [...extremes, ...manyColors()].map((color) => brandStyle(color).style)
    expect(await visit.page.evaluate(findWeakPairs, { pairs, styles })).toEqual([])
  })
}

/** Runs in the page: tries the colours, and lists the pairs that are too much alike. */
const findWeakPairs = ({
  pairs: wanted,
  styles,
}: {
  pairs: readonly (readonly [string, string, number])[]
  styles: readonly Record<string, unknown>[]
}): string[] => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const probe = document.body.appendChild(document.createElement('i'))
  const root = document.documentElement
  const channel = (byte: number) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  const lightOf = (token: string) => {
    probe.style.backgroundColor = `var(${token})`
    if (!context) return 0
    context.fillStyle = getComputedStyle(probe).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return luminance([...context.getImageData(0, 0, 1, 1).data])
  }
  return styles.flatMap((style) => {
    root.removeAttribute('style')
    for (const [name, value] of Object.entries(style)) root.style.setProperty(name, String(value))
    return wanted.flatMap(([front, ground, least]) => {
      const [a, b] = [lightOf(front), lightOf(ground)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      return contrast < least - 0.05
        ? [`${String(style['--brand'])} ${front} on ${ground}: ${contrast.toFixed(2)}`]
        : []
    })
  })
}
