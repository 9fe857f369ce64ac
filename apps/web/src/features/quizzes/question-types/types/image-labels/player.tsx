import { useTexts } from '../../../../../lib/texts/index.ts'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import { PlacingSheet } from '../../shared/placing/placing-sheet.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import styles from './image-labels.module.css'
import { numberedPlaces } from './numbered-places.ts'
import { PinLayer } from './pin-layer.tsx'

/** A picture with numbered places, and the labels that are put there: on the picture or in the list below it. */
export const ImageLabelsPlayer = ({
  question,
  answer,
  onAnswer,
}: PlayerProps<QuestionOf<'image_labels'>>) => {
  const { t } = useTexts()
  const places = numberedPlaces(question.statements, t)
  const labelAt = (place: string) => {
    const row = answer.find((each) => each.statement_id === place)
    return question.answers.find(({ id }) => id === row?.answer_id)?.text
  }
  return (
    <PlacingSheet
      things={question.answers}
      places={places}
      rules={{ onePerPlace: true, shared: false }}
      placements={answer.map(({ statement_id = '', answer_id = '' }) => ({
        place: statement_id,
        thing: answer_id,
      }))}
      onPlacements={(placements) =>
        onAnswer(placements.map(({ place, thing }) => ({ statement_id: place, answer_id: thing })))
      }
      renderPlaces={(renderPlace, onPlace) => (
        <>
          <PictureFrame image={question.image}>
            <PinLayer
              pins={places.map(({ id, x, y }) => ({ id, x, y, label: labelAt(id) }))}
              onPin={onPlace}
            />
          </PictureFrame>
          <ol className={styles.places}>
            {places.map((place) => (
              <li key={place.id} className={styles.place}>
                <span className={styles.name}>{place.text}</span>
                {renderPlace(place)}
              </li>
            ))}
          </ol>
        </>
      )}
    />
  )
}
