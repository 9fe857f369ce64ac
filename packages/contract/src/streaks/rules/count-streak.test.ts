import { describe, expect, it } from 'vitest'
import { countStreak, type StreakFacts } from './count-streak.ts'

/** A fortnight from Monday, 9 November 2026, to Sunday: `x` learned, `.` not; today is the last letter. */
const fortnight = (
  letters: string,
  pauses: StreakFacts['pauses'] = [],
  joined: StreakFacts['joined'] = null,
) => {
  const days = letters
    .replaceAll(' ', '')
    .split('')
    .map((letter, at) => ({
      letter,
      day: `2026-11-${String(9 + at).padStart(2, '0')}`,
    }))
  const learned = days.flatMap(({ letter, day }) => (letter === 'x' ? [day] : []))
  return countStreak({ learned, pauses, joined, today: days.at(-1)?.day ?? '2026-11-09' })
}

describe('days in a row', () => {
  it.each([
    ['nothing yet', '.', 0],
    ['today alone', 'x', 1],
    ['every day', 'xxxxxxx', 7],
    ['yesterday, and today is not over', 'x.', 1],
    ['two days of rest in a week', '.xx.xx.', 4],
    ['two days of rest in each of two weeks', 'xxxxx.. ..xxxxx', 10],
    ['a third day of rest: what came after the first of them counts', 'xxx.x.. xx', 3],
    ['a week without learning', 'xxxxxxx ......x', 1],
    ['nothing for a whole week', 'xxxxxxx .......', 0],
  ])('%s: %s is %i', (_what, letters, days) => expect(fortnight(letters).days).toBe(days))

  it('are kept by a pause of access, however long', () => {
    const paused = fortnight('xxx.... ....xxx', [{ from: '2026-11-12', until: '2026-11-19' }])
    expect(paused.days).toBe(6)
    expect(fortnight('xxx.... ....xxx').days).toBe(3)
  })

  it('remember the longest of them', () => {
    expect(fortnight('xxxxxx. .....xx')).toMatchObject({ days: 2, longest: 6 })
  })

  it.each([
    ['the day of joining', '. . .', '2026-11-11', ['before', 'before', 'today']],
    [
      'the first day of learning, where it is earlier',
      '.x..',
      '2026-11-11',
      ['before', 'learned', 'rest', 'today'],
    ],
  ])('leave the days before %s empty', (_what, letters, joined, states) => {
    const { week } = fortnight(letters, [], joined)
    expect(week.slice(0, states.length).map(({ state }) => state)).toEqual(states)
  })

  it('show the week as it is, without a word for what was not', () => {
    expect(fortnight('xxxxxxx xx.x.').week.map(({ state }) => state)).toEqual([
      'learned',
      'learned',
      'rest',
      'learned',
      'today',
      'ahead',
      'ahead',
    ])
  })
})
