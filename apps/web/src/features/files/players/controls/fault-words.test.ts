import { expect, it, test } from 'vitest'
import { translateWith } from '../../../../lib/texts/index.ts'
import { playerTexts } from '../testing/player-texts.ts'
import { faultLines, faultWords } from './fault-words.ts'

const t = translateWith(playerTexts())

test.each([
  [1, 'aborted', 'Fetching was aborted. (Code 1)'],
  [2, 'network', 'A network error stopped the playback. (Code 2)'],
  [3, 'decode', 'This recording could not be decoded. (Code 3)'],
  [4, 'unsupported', 'The media source is not suitable. (Code 4)'],
] as const)('error %d of a recording is told with its code', (code, kind, words) => {
  expect(faultWords({ kind, code }, t)).toBe(words)
})

test('an ad blocker is told in the words of the document', () => {
  expect(faultWords({ kind: 'blocked', code: 2 }, t)).toBe(
    'Attention! Video is blocked, try to disable Adblock and reload the page',
  )
})

it('several errors stand on lines of their own', () => {
  const faults = [
    { kind: 'network', code: 2 },
    { kind: 'unsupported', code: 4 },
  ] as const
  expect(faultLines(faults, t)).toBe(
    'A network error stopped the playback. (Code 2)\nThe media source is not suitable. (Code 4)',
  )
})
