import type { Page } from '@playwright/test'
import { callAs, startLesson, textsOf, type MadeLesson } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { listenForAttacks } from '../support/lessons/attack-probe.ts'
import { framesDrawn } from '../support/screens/rest.ts'
import { addressAttacks, formulaAttacks, lookAttacks, wordAttacks } from '../support/lessons/text-attacks.ts'

type Block = Readonly<Record<string, unknown>>

const words = (text: string, ...marks: readonly object[]) => ({ type: 'text', text, marks })
const line = (...content: readonly object[]): Block => ({ type: 'paragraph', content })
const harmless = words('harmless', { type: 'bold' })
const unit = (content: readonly Block[], key: string, title = '') => ({
  key,
  type_id: 3,
  title,
  content: { text: { version: 2, doc: { type: 'doc', content } } },
})

/** Every field of a text that holds words, with one attack in each, and harmless formatting beside it. */
const everyField = (attack: string): readonly Block[] => [
  line(
    harmless,
    words(attack),
    words('told', { type: 'tooltip', attrs: { title: attack, description: attack } }),
    { type: 'footnote', attrs: { text: attack } },
    words(attack, { type: 'code' }),
    words(attack, { type: 'link', attrs: { href: 'https://example.org/' } }),
  ),
  { type: 'heading', attrs: { level: 2 }, content: [words(attack)] },
  { type: 'callout', attrs: { kind: 'tip' }, content: [line(words(attack))] },
]

/** Fields of blocks that draw themselves. */
const drawnFields = (attack: string, at: number): readonly Block[] => [
  { type: 'button', attrs: { label: attack.slice(0, 120), href: 'https://example.org/' } },
  { type: 'image', attrs: { src: 'https://example.org/x.png', alt: attack, caption: attack } },
  { type: 'iframe', attrs: { src: 'https://example.org/', title: attack } },
  {
    type: 'codeBlock',
    attrs: {
      value: attack,
      language: (['html', 'javascript', 'css', 'xml', 'php', 'plain'] as const)[at % 6],
    },
  },
  {
    type: 'details',
    attrs: { open: true },
    content: [
      { type: 'detailsSummary', content: [words(attack)] },
      { type: 'detailsContent', content: [line(words(attack))] },
    ],
  },
  {
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [line(words(attack))] }] }],
  },
]

const send = (page: Page, token: string, { lesson }: MadeLesson, name: string, units: readonly object[]) =>
  page.request.fetch(`/api/v1/lessons/${lesson}/info-section`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
    data: { name, info_units: units },
  })

const write = async (...sent: Parameters<typeof send>): Promise<void> => {
  const reply = await send(...sent)
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Addresses on the page that lead where no link of a text may lead. */
const wrongAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const allowed = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'blob:'])
    return [...document.querySelectorAll('a[href], area[href], iframe[src], img[src], form[action]')]
      .map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
      )
      .filter((address) => !allowed.has(new URL(address, document.baseURI).protocol))
  })

/** Elements and attributes that no text of ours has. */
const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((each) => {
      const isStrange = /^(script|style|object|embed|base|meta|link|form|marquee|template|x|slot)$/i.test(
        each.tagName,
      )
      const handlers = each.getAttributeNames().filter((name) => name.startsWith('on'))
      return isStrange || handlers.length > 0 ? [`${each.tagName} ${handlers.join(' ')}`] : []
    }),
  )

/** A page that stands, with nothing heard and nothing strange on it. */
const expectSilent = async (page: Page, heard: readonly string[]): Promise<void> => {
  await framesDrawn(page)
  expect(await wrongAddresses(page)).toEqual([])
  expect(await strangers(page)).toEqual([])
  expect(heard).toEqual([])
}

test('words that look like markup stay words in every field of a lesson', async ({ page }) => {
  test.setTimeout(120_000)
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const at = `/courses/${lesson.course}/lessons-new/${lesson.lesson}`
  const short = wordAttacks.filter((attack) => attack.length < 60)
  await callAs(page, token, 'PUT', `/courses/${lesson.course}`, { title: short.slice(0, 4).join(' ') })
  await callAs(page, token, 'PUT', at, { title: short.slice(20, 23).join(' ') })
  await write(page, token, lesson, short.slice(4, 7).join(' '), [
    unit(wordAttacks.flatMap(everyField), 'attacks-in-words'),
    unit(wordAttacks.flatMap(drawnFields), 'attacks-in-blocks', short.slice(8, 11).join(' ')),
    ...short.map((attack, index) => unit([line(harmless)], `attack-title-${index}`, attack)),
  ])
  const { heard } = await listenForAttacks(page)

  await page.goto(lesson.link)
  await expect(page.locator('main strong', { hasText: 'harmless' })).toHaveCount(
    wordAttacks.length + short.length,
  )
  const shown = (await page.locator('main').textContent()) ?? ''
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
  for (const attack of wordAttacks)
    if (!attack.includes('{{student_name}}')) expect(plain(shown)).toContain(plain(attack))
  await expectSilent(page, heard)

  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await expect(textsOf(page).first().locator('strong', { hasText: 'harmless' })).toHaveCount(
    wordAttacks.length,
    { timeout: 30_000 },
  )
  await expect(textsOf(page).nth(1).locator('table')).toHaveCount(wordAttacks.length)
  await expectSilent(page, heard)
})

const addressed: readonly ((address: string) => Block)[] = [
  (href) => line(harmless, words('here', { type: 'link', attrs: { href } })),
  (href) => ({ type: 'button', attrs: { label: 'Go', href } }),
  (src) => ({ type: 'iframe', attrs: { src, title: 'There' } }),
  (src) => ({ type: 'image', attrs: { src, alt: 'There' } }),
]

const looked: readonly ((look: string) => Block)[] = [
  ...['color', 'backgroundColor', 'fontSize', 'fontFamily'].map(
    (name) => (look: string) => line(words('here', { type: 'textStyle', attrs: { [name]: look } })),
  ),
  ...['backgroundColor', 'color', 'fontFamily', 'textAlign', 'width', 'padding', 'target'].map(
    (name) => (look: string) => ({
      type: 'button',
      attrs: { label: 'Go', href: 'https://example.org/', [name]: look },
    }),
  ),
  ...['textAlign', 'lineHeight', 'indent'].map((name) => (look: string) => ({
    type: 'paragraph',
    attrs: { [name]: look },
    content: [words('here')],
  })),
  (kind) => ({ type: 'callout', attrs: { kind }, content: [line(words('here'))] }),
  (language) => ({ type: 'codeBlock', attrs: { language, value: 'x' } }),
  (theme) => ({ type: 'codeBlock', attrs: { theme, value: 'x' } }),
  (width) => ({ type: 'image', attrs: { src: 'https://example.org/x.png', width } }),
  (justify) => ({ type: 'image', attrs: { src: 'https://example.org/x.png', justify } }),
  (name) => line({ type: 'anchor', attrs: { name: `${name}"` } }),
  (type) => ({ type, attrs: {}, content: [] }),
]

/** What the server stores of some blocks; the rest it refuses in words. */
const storable = async (
  page: Page,
  token: string,
  lesson: MadeLesson,
  blocks: readonly Block[],
): Promise<readonly Block[]> => {
  const kept: Block[] = []
  for (const block of blocks) {
    const reply = await send(page, token, lesson, 'Tried', [unit([block], 'attack')])
    expect([200, 201, 400, 422], `${reply.status()} ${JSON.stringify(block)}`).toContain(reply.status())
    if (!reply.ok()) continue
    kept.push(block)
    const { data } = await reply.json()
    await callAs(page, token, 'DELETE', `/info-section/${data.id}`)
  }
  return kept
}

test('addresses, looks and formulas that reach beyond a text are refused or do nothing', async ({ page }) => {
  test.setTimeout(180_000)
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const addresses = addressAttacks.flatMap((attack) => addressed.map((make) => make(attack)))
  const stored = await storable(page, token, lesson, addresses)
  expect(JSON.stringify(stored)).not.toMatch(/"(?:href|src)":"[^"h/#mtf]/)
  expect(stored.length).toBeLessThan(addresses.length / 2)
  const { heard } = await listenForAttacks(page)
  const formulas = formulaAttacks.flatMap((latex) => [
    line(harmless, { type: 'formula', attrs: { latex } }),
    { type: 'formulaBlock', attrs: { latex } },
  ])
  await write(page, token, lesson, 'Stored', [unit([...stored, ...formulas], 'attacks-stored')])
  await page.goto(lesson.link)
  await expect(page.locator('main strong', { hasText: 'harmless' }).last()).toBeVisible()
  await expectSilent(page, heard)
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await expect(textsOf(page).first().locator('strong', { hasText: 'harmless' }).last()).toBeVisible()
  await expectSilent(page, heard)
})

/** Kinds and attributes that no text has; read from JSON, in which a key may have any name. */
const shapes: readonly Block[] = [
  '{"type":"constructor"}',
  '{"type":"__proto__"}',
  '{"type":"toString","content":[]}',
  '{"type":"script","content":[{"type":"text","text":"probe(1)"}]}',
  '{"type":"paragraph","__proto__":{"type":"htmlBlock"},"content":[{"type":"text","text":"x"}]}',
  '{"type":"paragraph","attrs":{"__proto__":{"textAlign":"right"},"onclick":"probe(1)","style":"color:red"}}',
  '{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"constructor"}]}]}',
  '{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"__proto__","attrs":{"href":"javascript:probe(1)"}}]}]}',
  '{"type":"image","attrs":{"fileId":"../../probe","alt":"x"}}',
  '{"type":"audio","attrs":{"fileId":"1b9d6a4e\\" onerror=\\"probe(1)","title":"x"}}',
  '{"type":"fileBlock","attrs":{"files":[{"uuid":"<script>probe(1)</script>"}]}}',
  '{"type":"gallery","attrs":{"columns":"2;probe(1)","pictures":[]}}',
  '{"type":"taskList","attrs":{"tickedBy":"probe"},"content":[]}',
].map((json) => JSON.parse(json))

test('looks and kinds that are none are refused or left out', async ({ page }) => {
  test.setTimeout(120_000)
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const blocks = [...looked.flatMap((make) => lookAttacks.map(make)), ...shapes]
  const stored = await storable(page, token, lesson, blocks)
  await write(page, token, lesson, 'Stored', [unit([line(harmless), ...stored], 'attacks-stored')])
  const { heard } = await listenForAttacks(page)
  await page.goto(lesson.link)
  await expect(page.getByText('harmless')).toBeVisible()
  expect(await page.locator('main').innerHTML()).not.toContain('probe')
  await expectSilent(page, heard)
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await expect(textsOf(page).first()).toContainText('harmless')
  await expectSilent(page, heard)
})
