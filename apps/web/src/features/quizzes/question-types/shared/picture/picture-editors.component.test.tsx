import { clickAt, dragWithin, pressOn, tabTo } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAtDesk } from '../../testing/question-desk.tsx'
import { buttonOf } from '../../testing/question-work.tsx'
import { pictureUuid } from '../../testing/test-picture.ts'

const image = { uuid: pictureUuid, width: null, height: null, alt: 'Leaves' }
const areas = {
  id: 'drawn-areas',
  type: 'hotspot',
  name: 'Which leaves are whole?',
  points: 1,
  image,
  answers: [],
}
const labels = {
  id: 'pinned-labels',
  type: 'image_labels',
  name: 'Label the leaf',
  points: 1,
  image,
  statements: [],
  answers: [],
}

const open = async (question: typeof areas | typeof labels, width: number) => {
  const desk = await openAtDesk(question, width)
  const picture = page
    .getByRole('group', { name: question === areas ? /^Areas/ : /^Labels/ })
    .getByRole('img', { name: 'Leaves' })
  await expect.element(picture).toHaveProperty('naturalWidth', 640)
  return { ...desk, picture }
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const close = (value: number) => expect.closeTo(value, 1)

describe.each([1440, 360])('on a picture at %i pixels', (width) => {
  test('areas are drawn and moved by mouse, and what is missing is said', async () => {
    const { stored, picture } = await open(areas, width)
    await dragWithin(picture, [0.1, 0.1], [0.4, 0.5])
    await field('Area 1').fill('The left leaf')
    await page.getByRole('checkbox', { name: 'Option 1 is correct' }).click()
    await expect.element(page.getByText('Draw at least two areas.').first()).toBeVisible()
    await page.getByText('Ellipse', { exact: true }).click()
    await clickAt(picture, [0.75, 0.3])
    await expect.element(page.getByRole('button', { name: /^Area 2 on the picture/ })).toBeVisible()
    await dragWithin(picture, [0.75, 0.3], [0.75, 0.6])
    await field('Area 2').fill('The right leaf')
    await expect.element(page.getByText('Draw at least two areas.')).not.toBeInTheDocument()
    await expect.poll(stored).toMatchObject({
      answers: [
        {
          text: 'The left leaf',
          is_correct: true,
          area: { shape: 'rectangle', x: close(0.1), y: close(0.1), width: close(0.3), height: close(0.4) },
        },
        { text: 'The right leaf', is_correct: false, area: { shape: 'ellipse', y: close(0.5) } },
      ],
    })
    await expectAccessible()
    await expectFits()
  })

  test('areas are added, moved and resized by keys alone, and a name used twice is said', async () => {
    const { stored } = await open(areas, width)
    await pressOn(buttonOf('Add an area'), '{Enter}')
    await expect.element(field('Area 1')).toHaveFocus()
    await userEvent.keyboard('A leaf{Enter}')
    await expect.element(field('Area 2')).toHaveFocus()
    await userEvent.keyboard('A leaf')
    await expect.element(page.getByText('Another area has this name.').first()).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}A stem')
    await tabTo(/^Area 2 on the picture/, true)
    await userEvent.keyboard('{ArrowLeft>10/}')
    await expect
      .element(page.getByRole('status').filter({ hasText: '40% from the left, 50% from the top' }))
      .toBeInTheDocument()
    await userEvent.keyboard('{Shift>}{ArrowDown>5/}{/Shift}')
    await expect.poll(stored).toMatchObject({
      answers: [{}, { text: 'A stem', area: { x: 0.3, y: 0.4, width: 0.2, height: 0.25 } }],
    })
  })

  test('places are put and moved by mouse, and each has its label', async () => {
    const { stored, picture } = await open(labels, width)
    await clickAt(picture, [0.2, 0.3])
    await field('Label 1').fill('Blade')
    await clickAt(picture, [0.8, 0.8])
    await field('Label 2').fill('Stalk')
    await dragWithin(picture, [0.8, 0.8], [0.5, 0.8])
    await expect
      .element(
        page.getByRole('button', {
          name: /^Place of label 2 on the picture: Stalk\. (49|50|51)% from the left/,
        }),
      )
      .toBeVisible()
    await expect.poll(stored).toMatchObject({ answers: [{ text: 'Blade' }, { text: 'Stalk' }] })
    await expectAccessible()
    await expectFits()
  })

  test('places are added and moved by keys alone, and a label without words is said', async () => {
    const { stored } = await open(labels, width)
    await pressOn(buttonOf('Add a label'), '{Enter}')
    await expect.element(field('Label 1')).toHaveFocus()
    await userEvent.keyboard('Blade')
    await pressOn(buttonOf('Add a label without a place'), '{Enter}')
    await expect.element(page.getByText('Fill in this label or remove it.').first()).toBeVisible()
    await pressOn(field('Label 2'), 'Root')
    await tabTo(/^Place of label 1 on the picture/, true)
    await userEvent.keyboard('{Shift>}{ArrowRight>4/}{/Shift}{ArrowUp}')
    await expect.poll(stored).toMatchObject({
      statements: [{ x: expect.closeTo(0.7, 5), y: expect.closeTo(0.495, 5) }],
      answers: [
        { text: 'Blade', statement_id: expect.any(String) },
        { text: 'Root', statement_id: null },
      ],
    })
  })
})
