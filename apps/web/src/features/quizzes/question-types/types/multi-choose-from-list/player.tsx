import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { pickedAfter } from '../../shared/choices/picked-after.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { formulaName } from '../../../shown/formula-name.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import controls from '../../shared/statements/list-control.module.css'
import { StatementRows } from '../../shared/statements/statement-rows.tsx'

/** Statements with a list beside each, from which any number of options is chosen. */
export const MultiChooseFromListPlayer = ({
  question,
  answer,
  onAnswer,
  name,
}: PlayerProps<QuestionOf<'multi_choose_from_list'>>) => (
  <StatementRows
    statements={question.statements}
    renderControl={({ id, answers }, label) => {
      const own = answer.filter((row) => row.statement_id === id)
      const picked = own.flatMap((row) => row.answer_id ?? [])
      const pick = (option: string) =>
        onAnswer([
          ...answer.filter((row) => row.statement_id !== id),
          ...pickedAfter('many', answers, picked, option).map((answer_id) => ({
            statement_id: id,
            answer_id,
          })),
        ])
      return (
        <div role="group" aria-labelledby={label} className={controls.options}>
          {answers.map((option) => (
            <ChoiceCard
              key={option.id}
              kind="many"
              name={`${name}-${id}`}
              label={<AuthorThing thing={option} />}
              aria-label={formulaName(option)}
              checked={picked.includes(option.id)}
              onChange={() => pick(option.id)}
            />
          ))}
        </div>
      )
    }}
  />
)
