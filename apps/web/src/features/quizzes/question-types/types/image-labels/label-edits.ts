import type { ImageLabelsQuestion } from '@lectern/contract/quizzes/question-types/types/image-labels/question'
import { partPointsOf } from '../../shared/part-points.tsx'
import { atShare, type Point } from '../../shared/picture/point.ts'

type Place = ImageLabelsQuestion['statements'][number]

/** A label as its author writes it: with the place where it belongs; null for one that belongs nowhere. */
export interface LabelItem {
  readonly id: string
  readonly text: string
  readonly points: number
  readonly place: Place | null
}

/** The labels of a question with their places, in the order of their places; those that belong nowhere come last. */
export const labelItems = ({ statements, answers }: ImageLabelsQuestion): LabelItem[] => [
  ...statements.flatMap((place) =>
    answers
      .filter(({ statement_id }) => statement_id === place.id)
      .map(({ id, text, points }) => ({ id, text, points, place })),
  ),
  ...answers
    .filter(({ statement_id }) => !statements.some(({ id }) => id === statement_id))
    .map(({ id, text, points }) => ({ id, text, points, place: null })),
]

/** The question with these labels and the places that they name. */
export const withLabels = (
  question: ImageLabelsQuestion,
  items: readonly LabelItem[],
): ImageLabelsQuestion => ({
  ...question,
  statements: items.flatMap(({ place }) => place ?? []),
  answers: items.map(({ id, text, points, place }) => ({
    id,
    text,
    statement_id: place?.id ?? null,
    points: place ? points : 0,
  })),
})

/** An empty label for a point of the picture, or for none; it earns what the others earn. */
export const newLabel = (items: readonly LabelItem[], point: Point | null, key: () => string): LabelItem => ({
  id: key(),
  text: '',
  points: point ? partPointsOf(items) : 0,
  place: point && { id: key(), text: '', x: atShare(point.x), y: atShare(point.y) },
})

/** The labels with the place of one changed. */
export const changePlace = (
  items: readonly LabelItem[],
  id: string,
  change: Partial<Pick<Place, 'text' | 'x' | 'y'>>,
): LabelItem[] =>
  items.map((item) =>
    item.id === id && item.place ? { ...item, place: { ...item.place, ...change } } : item,
  )

/** The same question under new keys. */
export const copyLabels = (question: ImageLabelsQuestion, key: () => string): ImageLabelsQuestion =>
  withLabels(
    { ...question, id: key() },
    labelItems(question).map((item) => ({
      ...item,
      id: key(),
      place: item.place && { ...item.place, id: key() },
    })),
  )
