/** How large a filter may be; the same in the editor, in the calls and in what is stored. */
export const filterLimits = {
  conditions: 100,
  /** Groups inside of each other, the outermost counted. */
  depth: 3,
  textLength: 200,
  /** Options of one condition. */
  options: 100,
  /** Ten years: of "in the last N days" and its like. */
  days: 3_650,
  firstDay: '1900-01-01',
  lastDay: '2199-12-31',
} as const
