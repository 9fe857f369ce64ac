import { clickAt, pressOn, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { handsOf, ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectNews, expectScore, startWork } from '../../testing/question-work.tsx'
import { pictureUuid, shownPicture } from '../../testing/test-picture.ts'

const image = { uuid: pictureUuid, width: null, height: null, alt: 'Coloured bars' }

const areas = {
  id: 'picture-areas',
  type: 'hotspot',
  name: 'Which areas are square?',
  points: 1,
  image,
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
  image,
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

const start = async (width: number) => {
  const work = await startWork([areas, labels], { width, pictures: [shownPicture()] })
  const drawn = cardOf(areas).getByRole('img', { name: 'Coloured bars' })
  await expect.element(drawn).toBeVisible()
  await expect.element(drawn).toHaveProperty('naturalWidth', 640)
  return work
}

/** What lies on a picture is hidden from screen readers, which have the list: it is found by its mark. */
const onPicture = async (mark: string): Promise<Locator> => {
  await expect.poll(() => document.querySelector(mark)).not.toBeNull()
  return page.elementLocator(document.querySelector(mark) ?? document.body)
}

const boxOf = (text: string) => cardOf(areas).getByRole('checkbox', { name: new RegExp(`${text}$`) })

/** On the picture by mouse, beside the number of an area, and by touch, else in the list. */
const pickArea = async (way: Way, id: string, text: string) => {
  if (way === 'mouse') await clickAt(await onPicture(`g[data-area="${id}"]`), [0.5, 0.1])
  else if (way === 'touch') await tap(await onPicture(`[data-area-number="${id}"]`))
  else await handsOf(way).pick(boxOf(text))
  await expect.element(boxOf(text)).toBeChecked()
}

const chip = (name: string) =>
  cardOf(labels).getByRole('group', { name: 'Answers' }).getByRole('button', { name, exact: true })
const pin = (id: string) => onPicture(`button[data-drop-place="${id}"]`)

const putByAnnouncements = async () => {
  await pressOn(chip('Dawn'), '{Enter}')
  await expectNews('“Dawn” chosen. Now choose its place.')
  await pressOn(buttonOf(`Here: put “Dawn” at “${dawn}”`), '{Enter}')
  await expectNews(`“Dawn” placed at “${dawn}”`)
  await pressOn(buttonOf(`${night}: empty`), '{Enter}')
  await pressOn(chip('Noon'), ' ')
}

const putting: Readonly<Record<Way, () => Promise<void>>> = {
  mouse: async () => {
    await userEvent.dragAndDrop(chip('Dawn'), await pin('place-dawn'))
    await chip('Noon').click()
    await (await pin('place-night')).click()
  },
  touch: async () => {
    await tap(chip('Dawn'))
    await tap(await pin('place-dawn'))
    await tap(buttonOf(`${night}: empty`))
    await tap(chip('Noon'))
  },
  keys: putByAnnouncements,
  reader: putByAnnouncements,
}

const hands = ways.flatMap((way) => [1440, 360].map((width) => [way, width] as const))

test.each(hands)(
  'areas are picked and labels put by %s at %i pixels, half of them right: one score',
  async (way, width) => {
    const work = await start(width)
    await pickArea(way, 'area-square', 'The small one')
    await pickArea(way, 'area-round', 'The round one')
    await putting[way]()
    await expect.element(buttonOf(`${dawn}: Dawn. Take back`)).toBeVisible()
    await expect.element(buttonOf(`${night}: Noon. Take back`)).toBeVisible()
    await buttonOf('Finish').click()
    await expectScore(work, 1, 6)
    await expect.element(cardOf(labels)).toMatchTextContent(/NoonIncorrect/)
    await expect.element(cardOf(labels)).toMatchTextContent(/NightCorrect answer/)
    await expect.element(cardOf(areas)).toMatchTextContent(/Correct answer/)
  },
)

test.each([1440, 360])(
  'questions on a picture fit, can be perceived and touched at %i pixels',
  async (width) => {
    await start(width)
    await pickArea('reader', 'area-round', 'The round one')
    await putByAnnouncements()
    await expect.element(buttonOf(`${night}: Noon. Take back`)).toBeVisible()
    await expectAccessible()
    await expectFits()
    expectFingerSized([...document.querySelectorAll('[data-question] label, button[data-thing]')])
    await buttonOf('Finish').click()
    await expect.element(cardOf(labels)).toMatchTextContent(/NoonIncorrect/)
    await expectAccessible()
    await expectFits()
  },
)
