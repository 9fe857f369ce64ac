import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { ArrowDownToLine, ArrowUpToLine, Copy, FileOutput, Library, MoveVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuestionWork } from '../editor/use-question-work.ts'
import { useKeepQuestions } from '../bank/use-keep-questions.ts'
import { CopyToQuiz } from './copy-to-quiz.tsx'

interface ChosenBarProps {
  quizId: number
  work: QuestionWork
  chosen: ReadonlySet<string>
  onClear: () => void
}

/** What is done with several questions at once. */
export const ChosenBar = ({ quizId, work, chosen, onClear }: ChosenBarProps) => {
  const { t } = useTexts()
  const keep = useKeepQuestions(work)
  const [copied, setCopied] = useState<readonly Question[]>()
  return (
    <>
      {chosen.size > 0 && (
        <BulkBar
          text={t('quizzes.questions_selected', { count: chosen.size })}
          clearLabel={t('expert.bulk_clear')}
          onClear={onClear}
        >
          <Menu
            label={t('quizzes.questions_move')}
            side="above"
            entries={[
              {
                kind: 'action',
                label: t('quizzes.questions_move_first'),
                icon: ArrowUpToLine,
                onSelect: () => work.gather(chosen, 'first'),
              },
              {
                kind: 'action',
                label: t('quizzes.questions_move_last'),
                icon: ArrowDownToLine,
                onSelect: () => work.gather(chosen, 'last'),
              },
            ]}
            renderTrigger={(attributes) => (
              <Button {...attributes} size="small" icon={<Icon of={MoveVertical} />}>
                {t('quizzes.questions_move')}
              </Button>
            )}
          />
          <Button
            size="small"
            icon={<Icon of={Copy} />}
            disabled={work.room < chosen.size}
            onClick={() => work.duplicate(chosen)}
          >
            {t('create-course.duplicate')}
          </Button>
          <Button
            size="small"
            icon={<Icon of={FileOutput} />}
            onClick={() => setCopied(work.questions.filter(({ id }) => chosen.has(id)))}
          >
            {t('quizzes.questions_copy_to')}
          </Button>
          <Button
            size="small"
            icon={<Icon of={Library} />}
            busy={keep.isPending}
            onClick={() => keep.mutate(work.questions.filter(({ id }) => chosen.has(id)))}
          >
            {t('quizzes.bank_keep')}
          </Button>
          <Button
            size="small"
            icon={<Icon of={Trash2} />}
            onClick={() => {
              work.remove(chosen)
              onClear()
            }}
          >
            {t('create-course.delete')}
          </Button>
        </BulkBar>
      )}
      {copied && <CopyToQuiz from={quizId} questions={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}
