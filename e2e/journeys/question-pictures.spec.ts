import type { Page } from '@playwright/test'
import { handsOf, ways, type Hands, type Way } from '../support/answering-hands.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { picture, putFile } from '../support/media.ts'
import {
  button,
  expectFingerSized,
  expectNews,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const areas = {
  id: 'picture-areas',
  type: 'hotspot',
  name: 'Which areas are square?',
  points: 1,
  answers: [
    {
      id: 'area-square',
      text: 'The small one',
      is_correct: true,
      points: 1,
      area: { shape: 'rectangle', x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
    },
    {
      id: 'area-round',
      text: 'The round one',
      is_correct: false,
      area: { shape: 'ellipse', x: 0.6, y: 0.1, width: 0.3, height: 0.3 },
    },
    {
      id: 'area-corner',
      text: 'The large one',
      is_correct: true,
      points: 1,
      area: {
        shape: 'polygon',
        corners: [
          { x: 0.2, y: 0.5 },
          { x: 0.8, y: 0.5 },
          { x: 0.8, y: 0.9 },
          { x: 0.2, y: 0.9 },
        ],
      },
    },
  ],
}

const labels = {
  id: 'picture-labels',
  type: 'image_labels',
  name: 'Label the picture',
  points: 1,
  statements: [
    { id: 'place-dawn', text: 'Where the day begins', x: 0.2, y: 0.3 },
    { id: 'place-night', text: '', x: 0.8, y: 0.8 },
  ],
  answers: [
    { id: 'label-dawn', text: 'Dawn', statement_id: 'place-dawn', points: 1 },
    { id: 'label-night', text: 'Night', statement_id: 'place-night', points: 1 },
    { id: 'label-noon', text: 'Noon', statement_id: null },
  ],
}

const dawn = '1. Where the day begins'
const night = '2. Bottom right'

/** Both questions on a picture of the school. */
const start = async (page: Page) => {
  await signInQuickly(page, people.expert)
  const uuid = await putFile(page, picture('square.png', '640x480'))
  const image = { uuid, width: null, height: null, alt: 'Coloured bars' }
  await startQuestions(
    page,
    [areas, labels].map((question) => ({ ...question, image })),
  )
}

/** The number that an area has in this attempt. */
const nameOfArea = async (page: Page, text: string): Promise<string> => {
  const label = questionOf(page, areas).locator('label').filter({ hasText: text })
  return (await label.textContent()) ?? ''
}

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Answers' }).getByRole('button', { name, exact: true })

/** At the upper edge of an area, away from its number. */
const clickNearEdge = async (page: Page, id: string) => {
  const shape = page.locator(`g[data-area="${id}"]`)
  await shape.scrollIntoViewIfNeeded()
  const { x, y, width } = (await shape.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.click(x + width / 2, y + 4)
}

/** One right area and one wrong; by mouse and touch on the picture, else in the list. */
const pickAreas = async (page: Page, way: Way, hands: Hands) => {
  for (const [id, text] of [
    ['area-square', 'The small one'],
    ['area-round', 'The round one'],
  ] as const) {
    const name = await nameOfArea(page, text)
    if (way === 'mouse') await clickNearEdge(page, id)
    else if (way === 'touch') await page.locator(`[data-area-number="${id}"]`).tap()
    else await hands.pick(areas, name)
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
  }
}

/** One label right, the other one wrong. */
const putLabels = async (page: Page, way: Way) => {
  const pin = (id: string) => page.locator(`button[data-drop-place="${id}"]`)
  if (way === 'mouse') {
    await chip(page, 'Dawn').dragTo(pin('place-dawn'))
    await chip(page, 'Noon').click()
    await pin('place-night').click()
  } else if (way === 'touch') {
    await chip(page, 'Dawn').tap()
    await pin('place-dawn').tap()
    await button(page, `${night}: empty`).tap()
    await chip(page, 'Noon').tap()
  } else {
    await chip(page, 'Dawn').press('Enter')
    await expectNews(page, '“Dawn” chosen. Now choose its place.')
    await button(page, `Here: put “Dawn” at “${dawn}”`).press('Enter')
    await expectNews(page, `“Dawn” placed at “${dawn}”`)
    await button(page, `${night}: empty`).press('Enter')
    await chip(page, 'Noon').press('Space')
  }
  await expect(button(page, `${dawn}: Dawn. Take back`)).toBeVisible()
  await expect(button(page, `${night}: Noon. Take back`)).toBeVisible()
}

for (const width of [1440, 360]) {
  test.describe(`questions on a picture at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys, and by names and announcements, to the same score', async ({ page }) => {
      await start(page)
      await expect(questionOf(page, areas).getByRole('img', { name: 'Coloured bars' })).toBeVisible()
      await expectAccessible(page)
      for (const way of ways) {
        if (way !== 'mouse') await startAgain(page)
        const hands = handsOf(page, way)
        await pickAreas(page, way, hands)
        await putLabels(page, way)
        await expectStored(page)
        if (way === 'touch')
          await expectFingerSized(page.locator('[data-question] label, button[data-thing]'))
        await hands.press('Finish')
        await expect(page.getByText('1 of 6 points')).toBeVisible()
        await expect(questionOf(page, labels)).toContainText('NoonIncorrect')
        await expect(questionOf(page, labels)).toContainText('NightCorrect answer')
        await expect(questionOf(page, areas)).toContainText('Correct answer')
      }
      await expectAccessible(page)
    })
  })
}
