import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { picture, putFile } from '../support/media.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { button, openInEditor, putQuestions, readStored, tabTo } from '../support/question-journey.ts'

const test = testOnOwnServer()

const areas = { id: 'drawn-areas', type: 'hotspot', name: 'Which leaves are whole?', points: 1, answers: [] }
const labels = {
  id: 'pinned-labels',
  type: 'image_labels',
  name: 'Label the leaf',
  points: 1,
  statements: [],
  answers: [],
}

/** An empty question on a picture of the school, open in its editor. */
const open = async (page: Page, question: typeof areas | typeof labels) => {
  await signInQuickly(page, people.expert)
  const uuid = await putFile(page, picture('leaves.png', '640x480'))
  const onPicture = { ...question, image: { uuid, width: null, height: null, alt: 'Leaves' } }
  await putQuestions(page, [onPicture])
  await openInEditor(page, question.name)
}

/** The box of the picture on which is drawn, on the screen. */
const boxOf = async (page: Page, legend: string) => {
  const frame = page.getByRole('group', { name: legend }).getByRole('img', { name: 'Leaves' })
  const box = await boxAtRest(frame)
  return (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
}

const spotOf = (page: Page, name: RegExp) => page.getByRole('button', { name })
const areasOf = async (page: Page) => (await readStored(page, areas.id)).answers

for (const width of [1440, 360]) {
  test.describe(`on a picture at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('areas are drawn, moved and resized by mouse', async ({ page }) => {
      await open(page, areas)
      const missing = page.getByText('Draw at least two areas.')
      const at = await boxOf(page, 'Areas')
      await page.mouse.move(...at(0.1, 0.1))
      await page.mouse.down()
      await page.mouse.move(...at(0.4, 0.5), { steps: 4 })
      await page.mouse.up()
      await page.getByLabel('Area 1', { exact: true }).fill('The left leaf')
      await page.getByLabel('Option 1 is correct').check()
      await expect(missing).not.toHaveCount(0)

      await page.getByText('Ellipse', { exact: true }).click()
      const again = await boxOf(page, 'Areas')
      await page.mouse.click(...again(0.75, 0.3))
      const second = spotOf(page, /^Area 2 on the picture/)
      await expect(second).toBeVisible()
      await page.mouse.move(...again(0.75, 0.3))
      await page.mouse.down()
      await page.mouse.move(...again(0.75, 0.6), { steps: 4 })
      await page.mouse.up()
      await page.getByLabel('Area 2', { exact: true }).fill('The right leaf')
      await expect(missing).toHaveCount(0)
      await expectAccessible(page)
      await expect
        .poll(() => areasOf(page))
        .toMatchObject([
          { text: 'The left leaf', is_correct: true, area: { shape: 'rectangle' } },
          { text: 'The right leaf', is_correct: false, area: { shape: 'ellipse' } },
        ])
      const [{ area: left }, { area: right }] = await areasOf(page)
      for (const [is, wanted] of [
        [left.x, 0.1],
        [left.y, 0.1],
        [left.width, 0.3],
        [left.height, 0.4],
        [right.x + right.width / 2, 0.75],
        [right.y + right.height / 2, 0.6],
      ])
        expect(is).toBeCloseTo(wanted, 1)
    })

    test('areas are added, moved and resized by keys alone, and what is missing is said', async ({
      page,
    }) => {
      await open(page, areas)
      await button(page, 'Add an area').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Area 1', { exact: true })).toBeFocused()
      await page.keyboard.type('A leaf')
      await page.keyboard.press('Enter')
      await page.keyboard.type('A leaf')
      await expect(page.getByText('Another area has this name.').first()).toBeVisible()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('A stem')
      await tabTo(page, /^Area 2 on the picture/, true)
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft')
      await expect(
        page.getByRole('status').filter({ hasText: '40% from the left, 50% from the top' }),
      ).toHaveCount(1)
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowDown')
      await expect
        .poll(async () => (await areasOf(page))[1])
        .toMatchObject({ text: 'A stem', area: { x: 0.3, y: 0.4, width: 0.2, height: 0.25 } })
    })

    test('places are put and moved by mouse, and each has its label', async ({ page }) => {
      await open(page, labels)
      const at = await boxOf(page, 'Labels')
      await page.mouse.click(...at(0.2, 0.3))
      await page.getByLabel('Label 1', { exact: true }).fill('Blade')
      const again = await boxOf(page, 'Labels')
      await page.mouse.click(...again(0.8, 0.8))
      await page.getByLabel('Label 2', { exact: true }).fill('Stalk')
      const last = await boxOf(page, 'Labels')
      await page.mouse.move(...last(0.8, 0.8))
      await page.mouse.down()
      await page.mouse.move(...last(0.5, 0.8), { steps: 4 })
      await page.mouse.up()
      await expect(
        spotOf(page, /^Place of label 2 on the picture: Stalk\. (49|50|51)% from the left/),
      ).toBeVisible()
      await expectAccessible(page)
      await expect
        .poll(async () =>
          (await readStored(page, labels.id)).answers.map(({ text }: { text: string }) => text),
        )
        .toEqual(['Blade', 'Stalk'])
    })

    test('places are added and moved by keys alone, and what is missing is said', async ({ page }) => {
      await open(page, labels)
      await button(page, 'Add a label').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Label 1', { exact: true })).toBeFocused()
      await page.keyboard.type('Blade')
      await button(page, 'Add a label without a place').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Fill in this label or remove it.').first()).toBeVisible()
      await page.getByLabel('Label 2', { exact: true }).focus()
      await page.keyboard.type('Root')
      await tabTo(page, /^Place of label 1 on the picture/, true)
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('ArrowUp')
      await expect
        .poll(async () => (await readStored(page, labels.id)).statements)
        .toMatchObject([{ x: expect.closeTo(0.7, 5), y: expect.closeTo(0.495, 5) }])
      const { statements, answers } = await readStored(page, labels.id)
      expect(answers).toMatchObject([
        { text: 'Blade', statement_id: statements[0].id },
        { text: 'Root', statement_id: null },
      ])
    })
  })
}
