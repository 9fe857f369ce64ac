import type { Page } from '@playwright/test'
import { createRandomAuthor } from '../support/lessons/random-author.ts'
import {
  callAs,
  expectStored,
  readSections,
  startLesson,
  textsOf,
  type MadeLesson,
} from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { countAtRest, isThere, textsAtRest } from '../support/hands/reads.ts'
import { press } from '../support/hands/hands.ts'

/** About a minute of work for each; `EDITS_SEED` and `EDITS_COUNT` repeat a walk or make it longer. */
const edits = Number(process.env['EDITS_COUNT'] ?? 60)

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** What each text of each section says, on the server. */
const textsOnServer = async (page: Page, lesson: MadeLesson): Promise<string[][][]> => {
  const sections = await readSections(page, lesson)
  const wordsIn = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"text":"([^"]*)"/g)].flatMap(([, text = '']) => wordsOf(text))
  return sections.map(({ info_units }: { info_units: unknown[] }) => info_units.map(wordsIn))
}

/** Does something in one section of a page after the other. */
const inEachSection = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /^\d+ / })
  for (let at = 0; at < (await countAtRest(sections)); at += 1) {
    await sections.nth(at).click()
    await expect(sections.nth(at)).toHaveAttribute('aria-current', 'true')
    await work()
  }
}

/** What each text says on a page, section after section. */
const textsOnPage = async (page: Page): Promise<string[][][]> => {
  const all: string[][][] = []
  await inEachSection(page, async () => {
    // The editors of a long section come one after the other.
    const units = page.getByRole('button', { name: /^Actions for Text \d+$/ })
    await expect(textsOf(page)).toHaveCount(await countAtRest(units))
    all.push((await textsAtRest(textsOf(page))).map(wordsOf))
  })
  return all
}

/** What clashed while another section was open is asked about when its own is opened. */
const decideEverywhere = (page: Page): Promise<void> =>
  inEachSection(page, async () => {
    const decide = page.getByRole('button', { name: 'Continue with these' })
    if (await isThere(decide)) await press(decide)
  })

const textUnit = (words: string) => ({
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
})

const prepare = async (page: Page): Promise<MadeLesson> => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const [first] = await readSections(page, lesson)
  const content = (name: string) => ({ name, info_units: ['one', 'two', 'three'].map(textUnit) })
  await callAs(page, token, 'PUT', `/info-section/${first.id}`, content('First'))
  await callAs(page, token, 'POST', `/lessons/${lesson.lesson}/info-section`, content('Second'))
  return lesson
}

test('two authors edit one lesson at random: both see the same in the end, and no word is lost', async ({
  page,
}) => {
  const seed = Number(process.env['EDITS_SEED'] ?? Date.now() % 1_000_000)
  process.stdout.write(`EDITS_SEED=${seed} EDITS_COUNT=${edits}\n`)
  const lesson = await prepare(page)
  await page.goto(lesson.editor)
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await signInQuickly(other, people.expert)
  await other.goto(lesson.editor)
  const pages = [page, other]
  for (const each of pages) await expect(textsOf(each)).toHaveCount(3)

  const authors = await Promise.all([
    createRandomAuthor(page, 'anna', seed),
    createRandomAuthor(other, 'boris', seed + 1),
  ])
  await Promise.all(authors.map((author) => author.edit(edits)))

  await expect(async () => {
    for (const each of pages) {
      await decideEverywhere(each)
      await expectStored(each)
    }
    const onServer = await textsOnServer(page, lesson)
    for (const each of pages) expect(await textsOnPage(each)).toEqual(onServer)
  }).toPass({ timeout: 60_000 })
  const title = await page.getByRole('textbox', { name: 'Lesson title' }).inputValue()
  await expect(other.getByRole('textbox', { name: 'Lesson title' })).toHaveValue(title)
  // A word may touch another one: keys that follow the press that puts the caret into a text may come before the caret does.
  const text = (await textsOnServer(page, lesson)).flat(2).join(' ')
  const stored = new Set([...text.matchAll(/(anna|boris)\d+x/g)].map(([word]) => word))
  const typed = authors.flatMap(({ words }) => [...words])
  expect(typed.length).toBeGreaterThan(edits / 2)
  const logs = [`On the server: ${text}`, ...authors.map(({ log }) => log.join('\n'))].join('\n\n')
  await test.info().attach('what both did', { body: logs, contentType: 'text/plain' })
  expect(typed.filter((word) => !stored.has(word))).toEqual([])
  test.info().annotations.push({
    type: 'edits',
    description: `${typed.length} words, ${authors.map(({ clashes }) => clashes()).join(' and ')} clashes`,
  })
  await context.close()
})
