import { useTexts } from '../../../../../lib/texts/index.ts'
import { ChoiceResult } from '../../shared/choices/choice-result.tsx'
import { markOf } from '../../shared/option-mark.ts'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { AreaLayer } from './area-layer.tsx'
import styles from './hotspot.module.css'
import { numberedAreas } from './numbered-areas.ts'

/** The picked areas on their picture, and the right ones where the quiz shows them. */
export const HotspotResult = ({ question, rows, result, name }: ResultProps<QuestionOf<'hotspot'>>) => {
  const { t } = useTexts()
  return (
    <div className={styles.sheet}>
      <PictureFrame image={question.image}>
        <AreaLayer
          areas={question.answers.map(({ id, area }) => ({
            id,
            area,
            isPicked: rows.some((row) => row.quiz_answer_id === id),
            mark: markOf(id, rows, result),
          }))}
        />
      </PictureFrame>
      <ChoiceResult
        kind={question.is_single ? 'one' : 'many'}
        options={numberedAreas(question.answers, t)}
        rows={rows}
        result={result}
        name={name}
      />
    </div>
  )
}
