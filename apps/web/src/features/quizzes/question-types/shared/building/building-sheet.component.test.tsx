import { pressOn, tabTo, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectNews, expectScore, startWork } from '../../testing/question-work.tsx'

const sentence = {
  id: 'building-sentence',
  type: 'sentence_from_words',
  name: 'Put the words in order',
  points: 1,
  statements: [{ id: 'sentence-bird', text: 'the/early/bird', extra_words: 'cat', points: 1 }],
}

const word = {
  id: 'building-word',
  type: 'word_from_chars',
  name: 'Which animal is it?',
  points: 1,
  statements: [{ id: 'word-animal', text: 'Ant', extra_chars: 'o', hint: 'It has six legs', points: 1 }],
}

const chip = (question: typeof sentence | typeof word, name: string) =>
  cardOf(question)
    .getByRole('group', { name: 'Pieces to choose from' })
    .getByRole('button', { name, exact: true })
const bird = (name: string) => chip(sentence, name)
const letter = (name: string) => chip(word, name)

const line = page.getByRole('list', { name: 'Sentence 1' })
const cells = page.getByRole('list', { name: 'It has six legs' })
const placed = (name: string) => line.getByRole('button', { name: new RegExp(`^${name}`) })

const expectPieces = async (list: Locator, pieces: readonly string[]) => {
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(pieces)
}

const buildByTouch = async () => {
  for (const each of ['the', 'early', 'bird']) await tap(bird(each))
  for (const each of ['n', 'a', 't']) await tap(letter(each))
}

const buildByMouse = async () => {
  await userEvent.dragAndDrop(bird('bird'), line)
  await userEvent.dragAndDrop(bird('the'), placed('bird, 1 of 1'))
  await bird('early').click()
  await expectPieces(line, ['the', 'bird', 'early'])
  await userEvent.dragAndDrop(placed('early, 3 of 3'), placed('bird, 2 of 3'))
  for (const each of ['n', 'o']) await letter(each).click()
  await cells.getByRole('button', { name: 'o, 2 of 2. Take back' }).click()
  await expect.element(letter('o')).toHaveFocus()
  for (const each of ['a', 't']) await letter(each).click()
}

const sentenceByKeys = async () => {
  for (const each of ['the', 'bird', 'early']) {
    await tabTo(new RegExp(`^${each}$`), each !== 'the')
    await userEvent.keyboard('{Enter}')
    await tabTo(/^cat$/)
  }
  await tabTo(/^early, 3 of 3/, true)
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(placed('early, 2 of 3')).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expectPieces(line, ['the', 'early'])
  await userEvent.keyboard('{Control>}z{/Control}')
}

/** Letters of a keyboard put pieces; what has no piece left does nothing. */
const wordByKeys = async () => {
  await tabTo(/^o$/)
  await userEvent.keyboard('noxAt')
  await expectPieces(cells, ['n', 'o', 'a'])
  await userEvent.keyboard('{Backspace}{Backspace}at')
}

const buildByAnnouncements = async () => {
  await pressOn(bird('the'), '{Enter}')
  await expectNews('“the” added. Now: the')
  await pressOn(bird('cat'), '{Enter}')
  await expectNews('“cat” added. Now: the cat')
  await pressOn(cardOf(sentence).getByRole('button', { name: 'Undo' }), '{Enter}')
  await expectNews('Last change undone')
  for (const each of ['early', 'bird']) await pressOn(bird(each), '{Enter}')
  await expectNews('“bird” added. Now: the early bird')
  for (const each of ['n', 'a', 't', 'o']) await pressOn(letter(each), '{Enter}')
  await expectNews('All places are taken')
}

const building: Readonly<Record<Way, () => Promise<void>>> = {
  mouse: buildByMouse,
  touch: buildByTouch,
  keys: async () => {
    await sentenceByKeys()
    await wordByKeys()
  },
  reader: buildByAnnouncements,
}

const hands = ways.flatMap((way) => [1440, 360].map((width) => [way, width] as const))

test.each(hands)('a sentence and a word are built by %s at %i pixels: one score', async (way, width) => {
  const work = await startWork([sentence, word], { width })
  await building[way]()
  await expectPieces(line, ['the', 'early', 'bird'])
  await expectPieces(cells, ['n', 'a', 't'])
  await buttonOf('Finish').click()
  await expectScore(work, 2, 4)
  await expect.poll(() => line.getByRole('listitem').filter({ hasText: 'Correct' }).elements().length).toBe(3)
  await expect
    .poll(() => cells.getByRole('listitem').filter({ hasText: 'Incorrect' }).elements().length)
    .toBe(2)
  await expect.element(cardOf(word)).toMatchTextContent(/Not in the right place\s*n, a/)
  await expect.element(cardOf(word)).toMatchTextContent(/Correct answer\s*ant/)
})

test.each([1440, 360])(
  'pieces, placed or not, fit, can be perceived and touched at %i pixels',
  async (width) => {
    await startWork([sentence, word], { width })
    await expect.element(bird('cat')).toBeVisible()
    await expectAccessible()
    await buildByTouch()
    await expectAccessible()
    await expectFits()
    expectFingerSized(
      [...document.querySelectorAll('[data-piece]')].map((piece) => piece.closest('button') ?? piece),
    )
  },
)
