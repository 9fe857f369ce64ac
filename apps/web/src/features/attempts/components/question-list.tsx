import type { ComponentProps } from 'react'
import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { Button } from '@lectern/ui/actions/button'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { answerIn } from '../answer-sheet.ts'
import type { useAnswers } from '../use-answers.ts'
import { isAnswered } from '../question-faults.ts'
import { LazyWithheldQuestion } from './lazy-extras.ts'
import { useStyledButton } from '../shown-style.ts'
import { LazyFinalQuestion, LazyReworkTalk } from '../results/lazy-result.ts'
import { QuestionCard } from './question-card.tsx'

type Withheld = ComponentProps<typeof LazyWithheldQuestion>

interface QuestionListProps
  extends
    Pick<ReturnType<typeof useAnswers>, 'sheet' | 'refused' | 'answer'>,
    Pick<Withheld, 'attempt' | 'onBegun' | 'onOver'> {
  items: readonly AttemptQuestion[]
  /** Questions that keep the attempt from finishing. */
  missing: readonly string[]
  /** Asks for the result of a question; absent where the quiz does not show it yet. */
  onCheck?: ((question: string) => void) | undefined
  /** An earlier version was sent back: what was said about it stands beside its questions. */
  isRework: boolean
  /** The questions whose result is on its way. */
  checking: ReadonlySet<string>
}

/** Questions to answer, with what is said against their answers; those that are final are only shown. */
export const QuestionList = ({
  items,
  sheet,
  refused,
  answer,
  missing,
  onCheck,
  checking,
  isRework,
  ...withheld
}: QuestionListProps) => {
  const { t } = useTexts()
  return items.map((item) => {
    const { id } = item.question
    if (!isShown(item)) return <LazyWithheldQuestion key={id} {...withheld} question={id} />
    if (item.is_final) return <LazyFinalQuestion key={id} item={item} />
    return (
      <QuestionCard
        key={id}
        item={item}
        answer={answerIn(sheet, id)}
        onAnswer={(given) => void answer(id, given).catch((error: unknown) => report(error, 'answer'))}
        fault={missing.includes(id) ? t('quiz.answer_missing') : undefined}
        refusal={refused[id] && errorText(new ApiError(refused[id]), t)}
        actions={
          <>
            {onCheck && (
              <CheckButton
                isReady={isAnswered(item, sheet)}
                busy={checking.has(id)}
                onCheck={() => onCheck(id)}
              />
            )}
            {isRework && <LazyReworkTalk attempt={withheld.attempt} question={item.question} />}
          </>
        }
      />
    )
  })
}

interface CheckButtonProps {
  isReady: boolean
  busy: boolean
  onCheck: () => void
}

const CheckButton = ({ isReady, busy, onCheck }: CheckButtonProps) => {
  const { t } = useTexts()
  const styled = useStyledButton()
  return (
    <div>
      <Button disabled={!isReady} busy={busy} onClick={onCheck} {...styled('check', t('quiz.check'))} />
    </div>
  )
}
