import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { PlacingSheet } from '../../shared/placing/placing-sheet.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'

/** Statements, and the answers that are put to them. */
export const ConformityPlayer = ({
  question,
  answer,
  onAnswer,
}: PlayerProps<QuestionOf<'conformity_answer'>>) => (
  <PlacingSheet
    things={question.answers}
    places={question.statements}
    rules={{
      onePerPlace: question.conformity_type === conformityType.oneToOne,
      shared: question.is_answers_combined,
    }}
    placements={answer.map(({ statement_id = '', answer_id = '' }) => ({
      place: statement_id,
      thing: answer_id,
    }))}
    onPlacements={(placements) =>
      onAnswer(placements.map(({ place, thing }) => ({ statement_id: place, answer_id: thing })))
    }
  />
)
