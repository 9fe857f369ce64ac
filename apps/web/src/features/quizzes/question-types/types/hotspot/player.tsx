import { useTexts } from '../../../../../lib/texts/index.ts'
import { ChoicePlayer } from '../../shared/choices/choice-player.tsx'
import { pickedAfter } from '../../shared/choices/picked-after.ts'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { AreaLayer } from './area-layer.tsx'
import styles from './hotspot.module.css'
import { numberedAreas } from './numbered-areas.ts'

/** The areas of a picture, to be picked there or in the list below. */
export const HotspotPlayer = ({ question, answer, onAnswer, name }: PlayerProps<QuestionOf<'hotspot'>>) => {
  const { t } = useTexts()
  const kind = question.is_single ? 'one' : 'many'
  const picked = answer.flatMap((row) => row.answer_id ?? [])
  const pick = (id: string) =>
    onAnswer(pickedAfter(kind, question.answers, picked, id).map((answer_id) => ({ answer_id })))
  return (
    <div className={styles.sheet}>
      <p className={styles.hint}>{t(kind === 'one' ? 'quiz.areas_one_hint' : 'quiz.areas_many_hint')}</p>
      <PictureFrame image={question.image}>
        <AreaLayer
          areas={question.answers.map(({ id, area }) => ({ id, area, isPicked: picked.includes(id) }))}
          onPick={pick}
        />
      </PictureFrame>
      <ChoicePlayer
        kind={kind}
        options={numberedAreas(question.answers, t)}
        answer={answer}
        onAnswer={onAnswer}
        name={name}
      />
    </div>
  )
}
