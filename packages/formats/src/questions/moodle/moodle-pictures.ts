import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { takePicture } from '../file/read-file.ts'
import { draftHead, makeOf, type ReadHead } from '../made-question.ts'
import { childOf, childrenOf, type Markup, wordsIn } from '@lectern/contract/kernel/markup'
import type { MoodleReading } from './moodle-parts.ts'
import { thingOf } from './moodle-parts.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** A share of a side of the picture, in ten-thousandths. */
const shareOf = (pixels: number, side: number): number =>
  Math.round(Math.min(1, Math.max(0, pixels / side)) * 10_000) / 10_000

const numbersIn = (text: string): number[] => (text.match(/-?\d{1,6}(?:\.\d{1,6})?/g) ?? []).map(Number)

/** The middle of a drop zone. */
const middleOf = (drop: Markup): Spot | undefined => {
  if (childOf(drop, 'xleft')) {
    const [x, y] = [Number(wordsIn(drop, 'xleft')), Number(wordsIn(drop, 'ytop'))]
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined
  }
  const coords = numbersIn(wordsIn(drop, 'coords'))
  const shape = wordsIn(drop, 'shape')
  const [x, y, width = 0, height = 0] = coords
  if (x === undefined || y === undefined) return
  if (shape === 'rectangle') return { x: x + width / 2, y: y + height / 2 }
  if (shape !== 'polygon') return { x, y }
  const xs = coords.filter((_each, at) => at % 2 === 0)
  const ys = coords.filter((_each, at) => at % 2 === 1)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** `ddimageortext` and `ddmarker`: labels that belong to places of a picture. */
export const readDragOntoPicture = (
  question: Markup,
  head: ReadHead,
  reading: MoodleReading,
): Question | null => {
  const { notes, key } = reading
  const files = childrenOf(question, 'file')
  const source = files[0]?.attributes['name'] ?? ''
  const door = reading.picturesOf(files)
  const size = door.sizeOf(source)
  const image = takePicture(
    door,
    { source, alt: head.image?.alt || head.name, width: null, height: null },
    notes,
  )
  if (!size || !image) {
    notes.add('picture_lost', source)
    return null
  }
  const drops = childrenOf(question, 'drop').map((drop) => ({
    id: key(),
    spot: middleOf(drop),
    choice: wordsIn(drop, 'choice'),
    text: wordsIn(drop, 'text'),
  }))
  const placed = drops.filter((drop) => drop.spot !== undefined)
  const labels = childrenOf(question, 'drag').map((drag) => {
    const places = placed.filter(({ choice }) => choice === wordsIn(drag, 'no'))
    notes.addWhere(places.length > 1 || childrenOf(drag, 'file').length > 0, 'answers_lost')
    return { id: key(), text: thingOf(drag, reading).text, statement_id: places[0]?.id ?? null, points: 0 }
  })
  notes.addWhere(question.attributes['type'] === 'ddmarker', 'area_moved')
  return makeOf({
    ...draftHead(key, { ...head, image }),
    type: 'image_labels',
    statements: placed.map(({ id, text, spot }) => ({
      id,
      text,
      x: shareOf(spot?.x ?? 0, size.width),
      y: shareOf(spot?.y ?? 0, size.height),
    })),
    answers: labels,
  })
}
