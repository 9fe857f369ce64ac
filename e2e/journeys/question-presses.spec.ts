import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { countedKeys, type CountedKeys } from '../support/questions/counted-keys.ts'
import { expectStored, startLesson } from '../support/expert.ts'
import { expect, test } from '../support/journey.ts'
import { picture } from '../support/media.ts'
import { button } from '../support/question-journey.ts'

/** The picture of a question, chosen in the window of the system: that one counts as a press. */
const addPicture = async (page: Page, keys: CountedKeys) => {
  await keys.to(/^Add a picture$/)
  const input = page.locator('input[data-pick=upload]')
  await keys.press('Enter')
  await input.setInputFiles(picture('press.png', '640x480'))
  await expect(input).toHaveCount(0)
  await keys.press('Shift+Tab')
}

/** Two options with their words, the first of them right. */
const writeOptions = async (keys: CountedKeys, texts: readonly string[]) => {
  await keys.to(/^Text of option 1$/)
  await keys.paste(texts)
}

type Route = (keys: CountedKeys, page: Page) => Promise<void>

/** How a whole question of each type is written, from the caret in its text on; by what the type is called. */
const routes: Readonly<Record<string, Route>> = {
  'Single answer': async (keys) => {
    await keys.press('Enter')
    await keys.paste(['Two', 'Three', 'Four', 'Five'])
  },
  'Multiple answers': async (keys) => {
    await keys.press('Enter')
    await keys.paste(['Two', 'Three', 'Four', 'Five'])
    await keys.to(/^Option 2 is correct$/)
    await keys.press('Space')
  },
  'Yes or no': async () => {},
  Matching: async (keys) => {
    await keys.press('Enter')
    await keys.paste(['Newton\tForce', 'Joule\tEnergy', 'Watt\tPower'])
  },
  Sorting: async (keys) => {
    await keys.press('Enter')
    await keys.paste(['Mercury', 'Venus', 'Earth', 'Mars'])
  },
  'Enter the word': async (keys) => {
    await keys.press('Enter')
    await keys.paste(['go', 'buy'])
    for (const [number, word] of ['went', 'bought'].entries()) {
      await keys.to(/^Accepted answer 1$/)
      await keys.type(word)
      if (number === 0) await keys.to(/^Statement 2$/)
    }
  },
  'Fill in the gaps': async (keys) => {
    await keys.press('Enter')
    await keys.type('Water is [[wet]] and fire is [[hot]].')
  },
  'Choose from a list': async (keys) => {
    await keys.press('Enter')
    await keys.paste(['Ice', 'Steam'])
    await writeOptions(keys, ['solid', 'liquid', 'gas'])
    await keys.to(/^Statement 2$/)
    await writeOptions(keys, ['gas', 'liquid', 'solid'])
  },
  'Choose several from a list': async (keys) => {
    await keys.press('Enter')
    await keys.paste(['Bread', 'Cake'])
    await writeOptions(keys, ['flour', 'milk', 'eggs'])
    await keys.to(/^Statement 2$/)
    await writeOptions(keys, ['eggs', 'rye', 'salt'])
  },
  'Sentence from words': async (keys) => {
    await keys.press('Enter')
    await keys.type('the/early/bird')
  },
  'Word from letters': async (keys) => {
    await keys.press('Enter')
    await keys.type('planet')
  },
  Poll: async (keys) => {
    await keys.press('Enter')
    await keys.paste(['In the morning', 'At noon', 'In the evening'])
  },
  'Agreement scale': async () => {},
  Rating: async () => {},
  Reaction: async () => {},
  'Recommendation (NPS)': async () => {},
  Number: async (keys) => {
    await keys.press('Enter')
    await keys.type('42')
  },
  Table: async (keys) => {
    await keys.press('Enter')
    await keys.paste(['solid', 'liquid'])
    await keys.to(/^Statement 1$/)
    await keys.paste(['Iron', 'Mercury'])
    await keys.to(/^solid$/)
    await keys.press('Space')
    await keys.to(/^Statement 2$/)
    await keys.to(/^solid$/)
    await keys.press('ArrowDown')
  },
  'Questionnaire with scales': async (keys) => {
    await keys.press('Enter')
    await keys.type('P')
    await keys.press('Tab')
    await keys.type('Planning')
    await keys.to(/^Statement 1$/)
    await keys.paste(['I make lists.', 'I keep my days free.'])
    for (const [number, key] of ['P+', 'P-'].entries()) {
      await keys.to(/^Counts on$/)
      await keys.type(key)
      if (number === 0) await keys.to(/^Statement 2$/)
    }
  },
  'Open answer': async () => {},
  Assignment: async () => {},
  Essay: async () => {},
  'Areas of a picture': async (keys, page) => {
    await addPicture(page, keys)
    await keys.to(/^What the picture shows$/)
    await keys.type('Bars')
    await keys.to(/^Add an area$/)
    await keys.press('Enter')
    await keys.paste(['The left one', 'The right one'])
    await keys.to(/^Option 1 is correct$/, true)
    await keys.press('Space')
  },
  'Labels on a picture': async (keys, page) => {
    await addPicture(page, keys)
    await keys.to(/^What the picture shows$/)
    await keys.type('Bars')
    await keys.to(/^Add a label$/)
    await keys.press('Enter')
    await keys.paste(['Left', 'Right'])
  },
}

const document = join(
  import.meta.dirname,
  '..',
  '..',
  'docs',
  'conformance',
  'document-002-question-types.md',
)

/** Type and presses of every row of the table that the documents have. */
const documented = (): Map<string, number> => {
  const section = readFileSync(document, 'utf8').split('## Presses')[1]?.split('\n## ')[0] ?? ''
  const rows = section.matchAll(/^\| ([^|`]+?) *\|[^|]*\| *(\d+) *\|/gm)
  return new Map([...rows].map(([, type = '', presses]) => [type, Number(presses)]))
}

test('every type is written by keys alone, with as many presses as the documents say', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Practice/ })
    .last()
    .click()
  await button(page, 'Create practice').click()
  const types = page.getByRole('group', { name: /^Choose a (question )?type/ }).getByRole('button')
  const counted = new Map<string, number>()
  for (const [at, [type, route]] of Object.entries(routes).entries()) {
    if (at > 0) await button(page, 'Add question').press('Enter')
    await types.filter({ has: page.getByText(type, { exact: true }) }).press('Enter')
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
    const keys = countedKeys(page)
    await keys.type(`Question about ${type}`)
    await route(keys, page)
    counted.set(type, keys.count())
  }
  await expectStored(page)
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(documented()))

  await expect(types).toHaveCount(0)
  await expect(page.getByText('Not shown yet')).toHaveCount(0)
  await button(page, 'Try it').click()
  const tried = page.getByRole('dialog').getByRole('group', { name: /Question about/ })
  await expect(tried).toHaveCount(counted.size)
  await expect(tried).toContainText([...counted.keys()].map((type) => `Question about ${type}`))
})
