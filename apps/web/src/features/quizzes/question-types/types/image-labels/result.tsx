import { useTexts } from '../../../../../lib/texts/index.ts'
import { markOf } from '../../shared/option-mark.ts'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import { PlacedResult } from '../../shared/placing/placed-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import styles from './image-labels.module.css'
import { numberedPlaces } from './numbered-places.ts'
import { PinLayer } from './pin-layer.tsx'

/** The places with what was put there, on the picture and in words, and what belongs there where the quiz shows it. */
export const ImageLabelsResult = ({ question, rows, result }: ResultProps<QuestionOf<'image_labels'>>) => {
  const { t } = useTexts()
  const key = result.correct_answers ?? []
  const places = numberedPlaces(question.statements, t).map((place) => {
    const own = rows.filter((row) => row.quiz_statement_id === place.id)
    const right = key.filter((row) => row.quiz_statement_id === place.id)
    const things = question.answers
      .filter(({ id }) => [...own, ...right].some((row) => row.quiz_answer_id === id))
      .map((thing) => ({ ...thing, mark: markOf(thing.id, own, { correct_answers: right }) }))
    return { ...place, things }
  })
  return (
    <div className={styles.result}>
      <PictureFrame image={question.image}>
        <PinLayer
          pins={places.map(({ id, x, y, things }) => {
            const put = things.find(({ mark }) => mark !== 'missed')
            return { id, x, y, label: put?.text, mark: (put ?? things[0])?.mark }
          })}
        />
      </PictureFrame>
      <PlacedResult places={places} />
    </div>
  )
}
