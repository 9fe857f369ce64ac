import { expect, it } from 'vitest'
import { sameWordsOf } from './same-words.ts'

it('takes answers for the same that differ in case, spaces and a full stop alone', () => {
  for (const text of ['Для смаку', ' для  смаку. ', 'ДЛЯ\nСМАКУ...', 'для\u00a0смаку'])
    expect(sameWordsOf(text)).toBe('для смаку')
  expect(sameWordsOf('для смаку?')).not.toBe('для смаку')
  expect(sameWordsOf('1.5')).not.toBe(sameWordsOf('15'))
})
