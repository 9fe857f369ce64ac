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
import { textOf } from '@lectern/contract/rich-text/testing-text'
import { expect, test } from 'vitest'
import { watchAttacks } from '../testing/attack-watch.ts'
import { paste } from '../testing/editor-of-text.ts'
import { refusePictures } from '../testing/refused-pictures.ts'
import { wordsOf, startText, written } from '../testing/written-text.tsx'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('words that look like markup stay words in every field of a text', async () => {
  const expectSilent = watchAttacks()
  await startText({ text: textOf(...attackedWords, ...attackedFields) })
  await expect.poll(() => wordsOf('strong').length).toBe(wordAttacks.length)
  await expect.poll(() => wordsOf('table').length).toBe(wordAttacks.length)
  const shown = plain(written.element().textContent)
  for (const attack of wordAttacks) expect(shown).toContain(plain(attack))
  await expectSilent(document.body)
})

test('formulas, and addresses and looks that are stored, do nothing beyond their text', async () => {
  const expectSilent = watchAttacks()
  const stored = storableOf([...attackedAddresses, ...attackedLooks])
  await startText({ text: textOf(harmlessLine, ...stored, ...attackedFormulas) })
  await expect.element(written.getByText('harmless').first()).toBeVisible()
  await expectSilent(document.body)
})

test('markup of attacks that is pasted leaves nothing that runs', async () => {
  const expectSilent = watchAttacks()
  const haveAnswers = refusePictures()
  await startText()
  for (const attack of wordAttacks) paste({ html: `<p>before</p>${attack}<p>after</p>` })
  await expect.element(written).toMatchTextContent('after')
  await haveAnswers()
  await expectSilent(written.element())
})
