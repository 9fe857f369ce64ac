import { callApi, leave, test } from '../support/account-journey.ts'
import { expect, expectAccessible, people, signInQuickly } from '../support/journey.ts'
import { plainLook } from '../support/looks.ts'
import type { Visit } from '../support/visit.ts'

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
  expect(await (await page.request.get('/')).text()).toMatch(/<html[^>]+style="--brand:\s*#0a7f5c"/)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of ['/', '/courses', '/login']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-brand', '')
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCSS(
    'background-color',
    'rgb(10, 127, 92)',
  )
  await page.goto('/')
  await expect(page.getByText('Made with Lectern')).toHaveCount(0)
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-brand')

  await brand(visit, null, true)
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-brand')
  await expect(page.getByText('Made with Lectern')).toBeVisible()
})

/** Pairs of tokens, and the contrast that they need (DESIGN: text 4.5, controls 3). */
const pairs = [
  ...['', '-hover', '-pressed'].map((state) => ['--text-on-fill', `--primary${state}`, 4.5] as const),
  ...['--ground', '--ground-raised', '--ground-sunken', '--ground-hover', '--primary-wash'].map(
    (ground) => ['--primary-text', ground, 4.5] as const,
  ),
  ...['--text', '--text-muted'].map((text) => [text, '--primary-wash', 4.5] as const),
  ...['--primary', '--focus', '--primary-line'].flatMap((control) =>
    ['--ground', '--ground-raised', '--ground-sunken', '--ground-hover', '--ground-pressed'].map(
      (ground) => [control, ground, 3] as const,
    ),
  ),
]

for (const theme of ['light', 'dark'] as const) {
  test(`whatever the colour, text and controls can be told apart in the ${theme} theme`, async ({ open }) => {
    const visit = await open(plainLook)
    await brand(visit, '#0a7f5c', true)
    await visit.page.emulateMedia({ colorScheme: theme })
    await visit.page.goto('/login')
    expect(await visit.page.evaluate(findWeakPairs, { pairs, count: 400 })).toEqual([])
  })
}

/** Runs in the page: tries colours that the server would let through, and lists the pairs that are too much alike. */
const findWeakPairs = ({
  pairs: wanted,
  count,
}: {
  pairs: readonly (readonly [string, string, number])[]
  count: number
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
  let seed = 7
  const byte = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * 256)
  }
  const readable = (color: number[]): number[] =>
    1.05 / (luminance(color) + 0.05) >= 4.5 ? color : readable(color.map((value) => Math.max(0, value - 4)))
  const extremes = [
    [0, 0, 0],
    [0, 0, 255],
    [255, 0, 0],
    [0, 130, 0],
    [255, 0, 255],
    [118, 118, 118],
  ]
  const colors = [...extremes, ...Array.from({ length: count }, () => [byte(), byte(), byte()])].map(readable)
  return colors.flatMap((color) => {
    const hex = `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    root.style.setProperty('--brand', hex)
    return wanted.flatMap(([front, ground, least]) => {
      const [a, b] = [lightOf(front), lightOf(ground)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      return contrast < least - 0.05 ? [`${hex} ${front} on ${ground}: ${contrast.toFixed(2)}`] : []
    })
  })
}
