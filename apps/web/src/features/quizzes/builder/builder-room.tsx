import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { FoldVertical, TriangleAlert } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuestionList } from '../editor/question-list.tsx'
import { type QuestionWork, unreadyOf } from '../editor/use-question-work.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import styles from './builder.module.css'
import { ChosenBar } from './chosen-bar.tsx'
import { LearnerPane } from './learner-pane.tsx'
import { findInPalette } from './find-kind.ts'
import { Palette } from './palette.tsx'
import { sumPoints } from './sum-points.ts'
import { useChosen } from './use-chosen.ts'
import { useTypeDrag } from './use-type-drag.tsx'

interface BuilderRoomProps {
  quizId: number
  work: QuestionWork
  draft: QuizDraft
  /** Over the questions. */
  above: ReactNode
  onNextFinding: () => void
  onBank: () => void
  onPaste: () => void
}

/** Kinds of question, the questions, and the open one as learners see it, as far as there is room for them. */
export const BuilderRoom = (props: BuilderRoomProps) => {
  const { quizId, work, draft, above, onNextFinding, onBank, onPaste } = props
  const { questions, openId } = work
  const ids = useMemo(() => questions.map(({ id }) => id), [questions])
  const { chosen, toggle, clear } = useChosen(ids)
  const isFull = work.room <= 0
  const drag = useTypeDrag({ isFull, onDrop: work.add })
  const at = Math.max(0, ids.indexOf(openId ?? ''))
  return (
    <div className={styles.builder}>
      <Palette isFull={isFull} onAdd={work.addNext} source={drag.sourceProps} onBank={onBank} />
      <div className={styles.column}>
        {above}
        <Facts work={work} onNextFinding={onNextFinding} />
        <QuestionList
          work={work}
          onBank={onBank}
          onPaste={onPaste}
          toTypes={findInPalette}
          startWithOne={false}
          choiceOf={(id) => ({ isChosen: chosen.has(id), toggle: (withShift) => toggle(id, withShift) })}
          placeOf={drag.placeOf}
        />
        <ChosenBar quizId={quizId} work={work} chosen={chosen} onClear={clear} />
      </div>
      <LearnerPane
        question={questions[at]}
        number={at + 1}
        total={questions.length}
        detail={draft.settings.result_detail}
      />
      {drag.held}
    </div>
  )
}

interface FactsProps {
  work: QuestionWork
  onNextFinding: () => void
}

/** How much there is, and what is still to be done. */
const Facts = ({ work, onNextFinding }: FactsProps) => {
  const { t, number } = useTexts()
  const { questions, openId } = work
  const points = useMemo(() => sumPoints(questions), [questions])
  const unready = unreadyOf(work)
  return (
    <div className={styles.line}>
      <p className={styles.facts}>
        {t('quizzes.builder_facts', {
          questions: t('create-course.questions_count', { count: questions.length }),
          points: t('quizzes.builder_points', { count: points, points: number(points) }),
        })}
      </p>
      {openId !== undefined && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={FoldVertical} />}
          onClick={() => work.setOpenId(undefined)}
        >
          {t('quizzes.builder_close_all')}
        </Button>
      )}
      {unready > 0 && (
        <Button variant="quiet" size="small" icon={<Icon of={TriangleAlert} />} onClick={onNextFinding}>
          {t('quizzes.builder_findings', { count: unready })}
        </Button>
      )}
    </div>
  )
}
