import {
  peerLimits,
  type PeerExample,
} from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import type { PeerLine } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus, Trash2 } from 'lucide-react'
import { NumberField } from '../../../../../frame/index.ts'
import { replaced } from '../../../../../lib/lists.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import styles from '../open/open-editor.module.css'
import type { FieldIssue } from '../../question-editor.ts'
import { peerIssues } from './peer-issues.ts'

interface PeerExamplesProps {
  examples: readonly PeerExample[]
  lines: readonly PeerLine[]
  issues: readonly FieldIssue[]
  onExamples: (examples: PeerExample[]) => void
}

/** Answers with the author's own marks, which reviewers mark first. */
export const PeerExamples = ({ examples, lines, issues, onExamples }: PeerExamplesProps) => {
  const { t } = useTexts()
  const add = () => {
    const points = Object.fromEntries(lines.map((line) => [line.id, line.points]))
    onExamples([...examples, { id: newKey(), text: '', points, reason: '' }])
  }
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('questions.peers_examples')}
        <span className={styles.hint}>{t('questions.peers_examples_hint')}</span>
      </legend>
      {examples.map((example, at) => (
        <ExampleFields
          key={example.id}
          number={at + 1}
          example={example}
          lines={lines}
          isUnfinished={issues.some(
            (issue) => issue.code === 'example_unfinished' && issue.at === example.id,
          )}
          onExample={(next) => onExamples(replaced(examples, at, next))}
          onRemove={() => onExamples(examples.filter(({ id }) => id !== example.id))}
        />
      ))}
      {examples.length < peerLimits.examples && (
        <div>
          <Button size="small" icon={<Icon of={Plus} />} onClick={add}>
            {t('questions.peers_example_add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ExampleFieldsProps {
  number: number
  example: PeerExample
  lines: readonly PeerLine[]
  isUnfinished: boolean
  onExample: (example: PeerExample) => void
  onRemove: () => void
}

const ExampleFields = ({
  number: place,
  example,
  lines,
  isUnfinished,
  onExample,
  onRemove,
}: ExampleFieldsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.preview} role="group" aria-label={t('questions.peers_example', { number: place })}>
      <Field label={t('questions.peers_example', { number: place })}>
        <TextArea
          value={example.text}
          maxLength={peerLimits.exampleText}
          onChange={(event) => onExample({ ...example, text: event.currentTarget.value })}
        />
      </Field>
      <div className={styles.kinds}>
        {lines.map((line) => (
          <NumberField
            key={line.id}
            label={t('questions.peers_example_points', {
              criterion: line.criterion || t('questions.peers_whole'),
            })}
            value={example.points[line.id] ?? 0}
            min={0}
            max={line.points}
            step={0.01}
            onValue={(worth) => onExample({ ...example, points: { ...example.points, [line.id]: worth } })}
          />
        ))}
      </div>
      <Field label={t('questions.peers_example_reason')}>
        <TextArea
          rows={2}
          value={example.reason}
          maxLength={peerLimits.reason}
          onChange={(event) => onExample({ ...example, reason: event.currentTarget.value })}
        />
      </Field>
      {isUnfinished && <IssueNote code="example_unfinished" words={peerIssues} />}
      <div>
        <Button variant="quiet" size="small" icon={<Icon of={Trash2} />} onClick={onRemove}>
          {t('questions.peers_example_remove', { number: place })}
        </Button>
      </div>
    </div>
  )
}
