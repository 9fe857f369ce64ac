import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { Select } from '@lectern/ui/choices/select'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import controls from '../../shared/statements/list-control.module.css'
import { StatementRows } from '../../shared/statements/statement-rows.tsx'

/** Statements with a list beside each, from which one option is chosen. */
export const ChooseFromListPlayer = ({
  question,
  answer,
  onAnswer,
}: PlayerProps<QuestionOf<'choose_from_list'>>) => {
  const { t } = useTexts()
  const choose = (statement_id: string, answer_id: string) => {
    const others = answer.filter((row) => row.statement_id !== statement_id)
    onAnswer(answer_id === '' ? others : [...others, { statement_id, answer_id }])
  }
  return (
    <StatementRows
      statements={question.statements}
      renderControl={({ id, answers }, label) => (
        <Select
          className={controls.select}
          aria-labelledby={label}
          value={answer.find((row) => row.statement_id === id)?.answer_id ?? ''}
          onChange={(event) => choose(id, event.currentTarget.value)}
        >
          <option value="">{t('quiz.list_choose')}</option>
          {answers.map((option) => (
            <option key={option.id} value={option.id}>
              {nameOfThing(option)}
            </option>
          ))}
        </Select>
      )}
    />
  )
}
