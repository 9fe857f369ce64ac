import type { Translate } from '../../../../../lib/texts/index.ts'

interface Place {
  readonly id: string
  readonly text: string
  readonly x: number
  readonly y: number
}

/** The name of the ninth of a picture in which a point lies. */
const regionOf = ({ x, y }: Place, t: Translate): string => {
  const row = y < 1 / 3 ? 'top' : y < 2 / 3 ? 'middle' : 'bottom'
  const column = x < 1 / 3 ? 'left' : x < 2 / 3 ? 'centre' : 'right'
  return t(`quiz.picture_${row}_${column}`)
}

/** Places of a picture, each called by its number and what the author says of it, else by where it lies. */
export const numberedPlaces = <P extends Place>(places: readonly P[], t: Translate): P[] =>
  places.map((place, at) => ({
    ...place,
    text: t('quiz.label_place', { number: at + 1, name: place.text.trim() || regionOf(place, t) }),
  }))
