/** What the documents of a course name by ids, and what stands there instead; null for what is not there. */
export interface IdMapping {
  readonly file: (uuid: string) => string | null
  readonly quiz: (id: number) => number | null
  /** Addresses of links. */
  readonly link: (href: string) => string
}

const fileNames = new Set(['uuid', 'fileId'])
const quizNames = new Set(['quiz_id', 'after_quiz_id'])

/** Whether a value is a thing of a list that is nothing without its file. */
const isLost = (value: unknown, by: IdMapping): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return [...fileNames].some((name) => {
    const uuid: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
    return typeof uuid === 'string' && by.file(uuid) === null
  })
}

const mapLeaf = (name: string, value: unknown, by: IdMapping): unknown => {
  if (typeof value === 'string' && fileNames.has(name)) return by.file(value)
  if (typeof value === 'number' && quizNames.has(name)) return by.quiz(value)
  if (typeof value === 'string' && name === 'href') return by.link(value)
  return value
}

/**
 * The content of a unit or the questions of a quiz with other ids. A file that is not there leaves its list, or the picture of a
 * question; a place that may be empty becomes so. Where questions came from in a bank is not told: it is another school's.
 */
export const mapIds = (value: unknown, by: IdMapping): unknown => {
  if (Array.isArray(value)) return value.filter((each) => !isLost(each, by)).map((each) => mapIds(each, by))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => name !== 'bank' && !(name === 'image' && isLost(each, by)))
      .map(([name, each]) => [
        name,
        typeof each === 'object' && each !== null ? mapIds(each, by) : mapLeaf(name, each, by),
      ]),
  )
}
