import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { essayLimits } from '@lectern/contract/quizzes/question-types/types/essay/essay-limits'
import { sumOfGuide, type EssayQuestion } from '@lectern/contract/quizzes/question-types/types/essay/question'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { NumberField } from '../../../../../frame/index.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { replaced } from '../../../../../lib/lists.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import styles from '../../shared/open/open-editor.module.css'
import type { FieldIssue } from '../../question-editor.ts'
import { essayIssues } from './essay-issues.ts'

type Guide = EssayQuestion['marking_guide']

interface GuideEditorProps {
  guide: Guide
  /** Of the question, which the guide gives out. */
  points: number
  /** Learners review each other by it. */
  isForPeers: boolean
  onGuide: (guide: Guide) => void
  issues: readonly FieldIssue[]
}

const guideWords = {
  text: 'questions.guide_text',
  placeholder: 'questions.guide_placeholder',
  move: 'questions.guide_move',
  remove: 'questions.guide_remove',
  add: 'questions.guide_add',
} as const

/** What a reviewer looks for, a line each with its points. */
export const GuideEditor = ({ guide, points, isForPeers, onGuide, issues }: GuideEditorProps) => {
  const { t, number } = useTexts()
  const items = guide.map(({ criterion, ...line }) => ({ ...line, text: criterion }))
  const write = (at: number, part: Partial<Guide[number]>) => {
    const line = guide[at]
    if (line) onGuide(replaced(guide, at, { ...line, ...part }))
  }
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('questions.guide_title')}
        <span className={styles.hint}>
          {t(isForPeers ? 'questions.guide_hint_peers' : 'questions.guide_hint')}
        </span>
      </legend>
      <ItemList
        items={items}
        onItems={(next) => onGuide(next.map(({ text, ...line }) => ({ ...line, criterion: text })))}
        make={() => ({ id: newKey(), text: '', points: 1, description: '' })}
        words={guideWords}
        least={0}
        most={essayLimits.guide}
        issues={issues}
        issueWords={essayIssues}
        renderBelow={(line, at) => (
          <div className={styles.row}>
            <Field label={t('questions.guide_description')}>
              <TextInput
                value={line.description}
                maxLength={questionLimits.optionText}
                onChange={(event) => write(at, { description: event.currentTarget.value })}
              />
            </Field>
            <NumberField
              label={t('questions.guide_points')}
              value={line.points}
              min={0}
              max={questionLimits.points}
              step={0.01}
              onValue={(worth) => write(at, { points: worth })}
            />
          </div>
        )}
      />
      {guide.length > 0 && (
        <p className={styles.sum} role="status">
          {t('questions.guide_sum', { sum: number(sumOfGuide(guide)), points: number(points) })}
        </p>
      )}
      {issues.some(({ code }) => code === 'guide_points') && (
        <IssueNote code="guide_points" words={essayIssues} />
      )}
    </fieldset>
  )
}
