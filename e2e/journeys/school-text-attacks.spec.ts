import { wordAttacks } from '@lectern/contract/rich-text/testing-attacks'
import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { findFile, makeFile } from '../support/files.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { listenForAttacks } from '../support/lessons/attack-probe.ts'
import { makePractice } from '../support/practice.ts'
import { press } from '../support/hands/hands.ts'

/** Attacks in one field, as many as fit into it. */
const within = (limit: number, from = 0): string =>
  wordAttacks
    .slice(from)
    .filter((attack) => !/[\u0000-\u001F\u007F-\u009F\u202A-\u202E{}]/.test(attack))
    .reduce((all, attack) => (all.length + attack.length < limit ? `${all} ${attack}` : all), 'Tried')

const question = (attack: string, at: number) => ({
  id: `attack-question-${at}`,
  type: 'single_answer',
  name: attack,
  description: attack,
  is_required: true,
  points: 1,
  comment: attack,
  shuffle_answers: false,
  answers: [
    { id: `attack-right-${at}`, text: attack, is_correct: true, points: 0, type: 1 },
    { id: `attack-wrong-${at}`, text: `no ${attack}`, is_correct: false, points: 0, type: 1 },
  ],
})

/** No attribute of the page runs anything, and no element stands where an attack could have put it. */
const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((each) => {
      const handlers = each.getAttributeNames().filter((name) => /^on/i.test(name))
      const isStrange =
        /^(object|embed|base|marquee|x)$/i.test(each.tagName) ||
        (each.closest('main') !== null && /^(script|iframe|meta)$/i.test(each.tagName))
      return isStrange || handlers.length > 0 ? [`${each.tagName} ${handlers.join(' ')}`] : []
    }),
  )

test('words that look like markup stay words in names of schools, people, courses, files and quizzes', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { heard } = await listenForAttacks(page)
  const short = wordAttacks.filter((attack) => attack.length < 200 && !/[\u0000-\u001F{}]/.test(attack))
  const made = await makePractice(page, {
    name: 'Attacks',
    questions: short.slice(0, 60).map(question),
  })
  const expert = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, body?: unknown) => callAs(page, expert, method, path, body)
  const { id: user, name: userName } = await send('GET', '/user')
  const { name: schoolName } = await send('GET', '/cabinet')
  await send('PUT', `/courses/${made.course}`, { title: within(200), description: within(1_000, 10) })
  await send('PUT', `/quizzes/${made.quiz}`, { name: within(200, 20) })
  await send('PUT', `/courses/${made.course}/lessons-new/${made.lesson}`, { title: within(200, 30) })
  await send('PUT', '/cabinet', { name: '<img src=x onerror=probe(1)>' })
  await send('PUT', `/users/${user}`, { name: '<svg onload=probe(1)>' })

  const look = async (address: string) => {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('body')).toContainText(/onerror=probe|onload=probe/)
    expect(await strangers(page), address).toEqual([])
    expect(heard, address).toEqual([])
  }
  try {
    const { path } = makeFile('<img src=x onerror=probe(1)>.txt', 20)
    await page.goto('/expert/storage')
    await page.setInputFiles('input[data-upload=files]', path)
    await expect
      .poll(() => findFile(page.request, '<img src=x onerror=probe(1)>.txt'), { timeout: 30_000 })
      .toBeDefined()
    await look('/expert/storage')
    await look('/courses')
    await look(`/expert/course/${made.course}`)
    await look(`/expert/course/${made.course}/lesson/${made.lesson}/constructor?section=0`)
    await look('/account')
    await page.context().clearCookies()
    await signInQuickly(page, people.student)
    await look(made.link)
    await look(new URL('.', new URL(made.link, 'http://school.invalid')).pathname)
    await page.goto(made.link)
    await press(page.getByRole('button', { name: 'Start', exact: true }).first())
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(short[0] ?? 'no attack')
    expect(await strangers(page)).toEqual([])
    expect(heard).toEqual([])
  } finally {
    await page.context().clearCookies()
    const again = await signInQuickly(page, people.expert)
    await callAs(page, again, 'PUT', '/cabinet', { name: schoolName })
    await callAs(page, again, 'PUT', `/users/${user}`, { name: userName })
  }
})
