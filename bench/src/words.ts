const syllables = ['ка', 'ло', 'ми', 'ру', 'те', 'що', 'ва', 'ні', 'ka', 'lo', 'mi', 'ru', 'te', 'sha', 'va']

const wordOf = (number: number): string =>
  [15 ** 3, 15 ** 2, 15, 1].map((step) => syllables[Math.floor(number / step) % 15]).join('')

/** About fifty thousand words, of which the first are met far more often, as in any language. */
export const someWord = (chance: () => number): string => wordOf(Math.floor(50_000 * chance() ** 4))

/** Numbers from 0 to 1, the same in each run. */
export const seeded = (start: number) => {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
