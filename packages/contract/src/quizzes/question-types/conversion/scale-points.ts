import type { ConversionForms, Loss } from './conversion-forms.ts'

type Points = ConversionForms['scale']['points']

/** A scale of between `least` and `most` points: as many as there are where they fit. */
export const fittedLength = (points: Points, { least, most }: { least: number; most: number }) => {
  const length = Math.min(most, Math.max(least, points.length))
  return { length, loss: lengthLoss(points, length) }
}

/** What is told where a scale gets another number of points. */
export const lengthLoss = (points: Points, length: number): Loss => ({
  code: 'scale_length',
  count: points.length === length ? 0 : length,
})

const namesIn = (points: Points): number => points.filter(({ text }) => text.trim() !== '').length

/** The names of the ends alone, and how many between them are lost. */
export const endNames = (points: Points) => {
  const [first = '', last = ''] = [points[0]?.text, points.at(-1)?.text]
  const loss: Loss = { code: 'names_lost', count: namesIn(points.slice(1, -1)) }
  return { ends: { grade_text_min: first, grade_text_max: last }, loss }
}

/** As many points under their own names; where their number changes, the ends keep theirs. */
export const namedPoints = (points: Points, length: number, key: () => string) => {
  const inner = points.length === length ? points.slice(1, -1) : []
  const named = Array.from({ length }, (_, at) => {
    if (at === 0) return points[0]
    return at === length - 1 ? points.at(-1) : inner[at - 1]
  }).map((point) => ({ id: point?.id ?? key(), text: point?.text ?? '' }))
  const loss: Loss = { code: 'names_lost', count: namesIn(points) - namesIn(named) }
  return { named, loss }
}

/** Points with nothing but the names of the ends. */
export const pointsWithEnds = (
  length: number,
  ends: { readonly grade_text_min: string; readonly grade_text_max: string },
  key: () => string,
): Points =>
  Array.from({ length }, (_, at) => ({
    id: key(),
    text: at === 0 ? ends.grade_text_min : at === length - 1 ? ends.grade_text_max : '',
  }))
