import {
  attackedAddresses,
  attackedFields,
  attackedFormulas,
  attackedLooks,
  attackedWords,
  harmlessLine,
  storableOf,
} from '@lectern/contract/rich-text/testing-attacked-blocks'
import { wordAttacks } from '@lectern/contract/rich-text/testing-attacks'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { textOf } from '@lectern/contract/rich-text/testing-text'
import type { Page } from '@playwright/test'
import { callAs, startLesson, textsOf } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { listenForAttacks } from '../support/lessons/attack-probe.ts'
import { framesDrawn } from '../support/screens/rest.ts'

const unit = (content: readonly TextNode[], key: string, title = '') => ({
  key,
  type_id: 3,
  title,
  content: { text: textOf(...content) },
})

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

const short = wordAttacks.filter((attack) => attack.length < 60)
const titlesOf = (from: number, to: number): string => short.slice(from, to).join(' ')
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const harmless = (page: Page) => page.locator('strong', { hasText: 'harmless' })

test('words that look like markup stay words in every field of a lesson', async ({ page }) => {
  test.setTimeout(120_000)
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const at = `/courses/${lesson.course}/lessons-new/${lesson.lesson}`
  await callAs(page, token, 'PUT', `/courses/${lesson.course}`, { title: titlesOf(0, 4) })
  await callAs(page, token, 'PUT', at, { title: titlesOf(20, 23) })
  await callAs(page, token, 'POST', `/lessons/${lesson.lesson}/info-section`, {
    name: titlesOf(4, 7),
    info_units: [
      unit(attackedWords, 'attacks-in-words'),
      unit(attackedFields, 'attacks-in-blocks', titlesOf(8, 11)),
      ...short.map((attack, index) => unit([harmlessLine], `attack-title-${index}`, attack)),
    ],
  })
  const { heard } = await listenForAttacks(page)

  await page.goto(lesson.link)
  await expect(harmless(page)).toHaveCount(wordAttacks.length + short.length)
  const shown = plain((await page.locator('main').textContent()) ?? '')
  for (const attack of wordAttacks)
    if (!attack.includes('{{student_name}}')) expect(shown).toContain(plain(attack))
  await expectSilent(page, heard)

  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await expect(textsOf(page).first().locator('strong', { hasText: 'harmless' })).toHaveCount(
    wordAttacks.length,
    { timeout: 30_000 },
  )
  await expect(textsOf(page).nth(1).locator('table')).toHaveCount(wordAttacks.length)
  await expectSilent(page, heard)
})

test('addresses, looks and formulas of attacks that can be stored do nothing on the pages of a lesson', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const stored = storableOf([...attackedAddresses, ...attackedLooks])
  await callAs(page, token, 'POST', `/lessons/${lesson.lesson}/info-section`, {
    name: 'Stored',
    info_units: [unit([...stored, ...attackedFormulas, harmlessLine], 'attacks-stored')],
  })
  const refused = attackedAddresses.find((block) => storableOf([block]).length === 0)
  const answer = await page.request.post(`/api/v1/lessons/${lesson.lesson}/info-section`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
    data: { name: 'Refused', info_units: [unit(refused ? [refused] : [], 'attack-refused')] },
  })
  expect(answer.status()).toBe(422)
  const { heard } = await listenForAttacks(page)
  await page.goto(lesson.link)
  await expect(harmless(page).last()).toBeVisible()
  await expectSilent(page, heard)
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await expect(harmless(page).last()).toBeVisible()
  await expectSilent(page, heard)
})
